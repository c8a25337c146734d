/** A short file of each layout, with invented content. */
export const sampleFiles: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: 'Trade Republic',
    text: [
      'datetime;date;account_type;category;type;asset_class;name;symbol;shares;price;amount;fee;tax;currency;description;transaction_id',
      '2024-05-02T10:00:00Z;2024-05-02;DEFAULT;CASH;CUSTOMER_INPAYMENT;;;;;;352.450000;-2.45;;EUR;;a1',
      '2024-05-03T10:00:00Z;2024-05-03;DEFAULT;TRADING;BUY;STOCK;Acme;US0000000018;15.0;17.664;-264.96;-1.00;;EUR;;a2',
      '2024-06-03T10:00:00Z;2024-06-03;DEFAULT;CORPORATE_ACTION;REDEMPTION;BOND;Acme 24;XS0000000017;-5.0;1;;;;EUR;;a3',
      '2024-06-04T10:00:00Z;2024-06-04;DEFAULT;CASH;FINAL_MATURITY;BOND;Acme 24;XS0000000017;5.0;;5.00;;;EUR;;a4',
      '2024-06-05T10:00:00Z;2024-06-05;DEFAULT;CASH;SEC_ACCOUNT;BOND;Acme 24;XS0000000017;5.0;;0.00;;;EUR;;a5',
      '2024-06-06T10:00:00Z;2024-06-06;DEFAULT;CASH;UNHEARD_OF;;;;;;1.00;;;EUR;;a6',
    ].join('\n'),
  },
  {
    name: 'Charles Schwab',
    text: [
      '"Transactions  for account Brokerage ...0012 as of 06/30/2024 02:03:53 AM ET"',
      '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"',
      '"06/13/2024","Buy","ACME","ACME INC","10","$168.00","$0.65","-$1,680.65"',
      '"06/12/2024 as of 06/11/2024","Cash Dividend","ACME","ACME INC","","","","$8.52"',
      '"06/11/2024","Reverse Split","ACME","ACME INC","1","","",""',
      '"06/10/2024","Wire Received","","WIRED FUNDS RECEIVED","","","","$5,000.00"',
      '"Transactions Total","","","","","","","$3,327.87"',
    ].join('\n'),
  },
  {
    name: 'Trading 212',
    text: [
      'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total,Currency (Total),ID',
      'Deposit,2023-12-18 11:45:06.326,,,,,,,,31.00,EUR,B1',
      'Market buy,2023-12-18 14:30:03.613,US0000000018,ACME,Acme,0.029,49.96,USD,1.09303,1.33,EUR,B2',
      'Stock split,2023-12-19 14:30:03.613,US0000000018,ACME,Acme,5,0,USD,,0,EUR,B3',
    ].join('\n'),
  },
  {
    name: 'Interactive Brokers Flex query',
    text: [
      '<FlexQueryResponse queryName="all" type="AF"><FlexStatements count="1"><FlexStatement accountId="U1">',
      '<Trade currency="USD" assetCategory="STK" symbol="ACME" tradeDate="20240502" quantity="5" tradePrice="10" proceeds="-50" ibCommission="-1" buySell="BUY"/>',
      '<Trade currency="USD" assetCategory="CASH" symbol="EUR.USD" tradeDate="20240502" quantity="5" proceeds="-6" buySell="BUY"/>',
      '<CashTransaction currency="USD" symbol="ACME" dateTime="20240503;202000" amount="18.15" type="Dividends"/>',
      '<CorporateAction symbol="ACME" description="ACME SPLIT 4 FOR 1 (ACME)" dateTime="20240504;202500" quantity="15" proceeds="0"/>',
      '<Transfer symbol="ACME" currency="USD" date="20240505" direction="OUT" quantity="-2"/>',
      '<OpenPosition symbol="ACME" currency="USD" reportDate="20240531" position="18"/>',
      '<Surprise amount="1"/>',
      '</FlexStatement></FlexStatements></FlexQueryResponse>',
    ].join('\n'),
  },
  {
    name: 'Interactive Brokers trades',
    text: [
      'Buy/Sell,TradeDate,Symbol,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission,IBCommissionCurrency',
      'BUY,20230522,ACME,7,282.7,1978.9,CHF,-5,CHF',
      'SELL,20230523,,-8000,1.1173,-8938.4,USD,-1.79924,CHF',
    ].join('\n'),
  },
  {
    name: 'Degiro',
    text: [
      'Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id',
      '16-12-2022,08:37,16-12-2022,,,Storting,,EUR,"50,00",EUR,"51,35",',
      '15-12-2022,16:55,15-12-2022,ACME INC,US0000000018,Valuta Creditering,"1,0624",USD,"33,90",USD,"0,00",5925d76b-',
      ',,,,,,,,,,,b017',
      '15-12-2022,16:55,15-12-2022,ACME INC,US0000000018,Valuta Debitering,,EUR,"-31,91",EUR,"0,07",5925d76b-b017',
      '15-12-2022,16:55,15-12-2022,ACME INC,US0000000018,"Koop 1 @ 33,9 USD",,USD,"-33,90",USD,"-33,90",5925d76b-b017',
      '14-12-2022,16:55,14-12-2022,,,Verrassing,,EUR,"1,35",EUR,"31,98",',
    ].join('\n'),
  },
  {
    name: 'Ghostfolio CSV',
    text: [
      'Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note',
      '16-09-2021,ACME,YAHOO,USD,298.580,5,buy,19.00,First',
      '20211120,ACME,YAHOO,USD,1,1,gift,0,',
    ].join('\n'),
  },
  {
    name: 'Ghostfolio JSON',
    text: [
      '{"activities": [',
      '{"type": "BUY", "date": "2022-01-01T00:00:00.000Z", "symbol": "ACME", "currency": "USD", "quantity": 1e-3, "unitPrice": 5.25, "fee": 0},',
      '{"type": "LIABILITY", "date": "2022-01-03T00:00:00.000Z"}',
      ']}',
    ].join('\n'),
  },
  {
    name: 'Fidelity',
    text: [
      'Brokerage',
      '',
      'Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Settlement Date',
      ' 05/02/2024, YOU BOUGHT ACME INC (ACME) (Cash), ACME, ACME INC,Cash,10,100,4.95,0.05,,-1005,05/06/2024',
      ' 05/13/2024, DIVIDEND RECEIVED, ACME, ACME INC,Cash,,,,,,8.52,',
      ' 05/14/2024, SURPRISE, ACME, ACME INC,Cash,,,,,,8.52,',
      '',
      '"This file is for information only, and no offer."',
    ].join('\n'),
  },
  {
    name: 'Portfolio Performance',
    text: [
      'Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Währung Bruttobetrag;Wechselkurs;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz;Konto;Gegenkonto',
      '2024-05-02T00:00;Kauf;1.005,00;EUR;;;;5,00;0,00;10,5;US0000000018;;ACME.DE;Acme;Erster;Konto;',
      '2024-05-03T00:00;Einlage;2.000,00;EUR;;;;;;;;;;;;Konto;',
      '2024-05-04T00:00;Umbuchung (Ausgang);-10,00;EUR;;;;;;;;;;;;Konto;Tagesgeld',
      '2024-05-04T00:00;Umbuchung (Eingang);10,00;EUR;;;;;;;;;;;;Tagesgeld;Konto',
      '2024-05-05T00:00;Überraschung;1,00;EUR;;;;;;;;;;;;Konto;',
    ].join('\n'),
  },
  {
    name: 'Finance Analyst Pro',
    text: [
      'date,kind,account,instrument,quantity,price,gross,fees,taxes,currency,rate,settlement,other_account,other_instrument,ratio_received,ratio_held,other_amount,other_currency,cash_in_lieu,cost_share,lots,acquired,note,batch,entry,id,isin,name,other_isin,other_name',
      "2024-05-02,buy,Broker,XNYS:ACME,4,1.50,,1,,USD,,,,,,,,,,,,,'=1+1,,1,one,US0000000018,Acme,,",
      '2024-05-03,sell,Broker,XNYS:ACME,1,2,,,,USD,,,,,,,,,,,one 1,,,,2,two,US0000000018,Acme,,',
      '2024-05-04,transfer,Broker,,,,5,,,USD,,,Bank,,,,,,,,,,,,3,three,,,,',
      '2024-05-05,surprise,Broker,,,,5,,,USD,,,,,,,,,,,,,,,4,four,,,,',
    ].join('\n'),
  },
];
