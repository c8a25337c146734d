/**
 * Brands and former names under which people look for a company, by its SEC Central Index Key, the `cik_str` of
 * https://www.sec.gov/files/company_tickers.json. Brands are those that the company's annual report names as its own
 * (Form 10-K or 20-F, "Business"); former names are the "former company" entries of its EDGAR filing index. A brand
 * that several listed companies own is left out.
 */
export const companyAliases: Readonly<Record<string, readonly string[]>> = {
  // Alphabet
  1652044: ['Google', 'YouTube', 'Android', 'Waymo'],
  // Meta Platforms
  1326801: ['Facebook', 'Instagram', 'WhatsApp'],
  // Amazon
  1018724: ['AWS', 'Whole Foods', 'Twitch'],
  // Microsoft
  789019: ['LinkedIn', 'Xbox', 'GitHub', 'Azure'],
  // Berkshire Hathaway
  1067983: ['GEICO', 'BNSF', 'Duracell'],
  // Walmart
  104169: ["Sam's Club"],
  // Block
  1512673: ['Square', 'Cash App'],
  // RTX
  101829: ['Raytheon', 'United Technologies', 'Pratt & Whitney'],
  // GE Aerospace
  40545: ['GE Aerospace'],
  // Strategy
  1050446: ['MicroStrategy'],
  // SLB
  87347: ['Schlumberger'],
  // Booking Holdings
  1075531: ['Priceline', 'Kayak', 'Agoda'],
  // Expedia
  1324424: ['Vrbo', 'Hotels.com'],
  // Salesforce
  1108524: ['Slack', 'Tableau'],
  // Adobe
  796343: ['Photoshop'],
  // Intuit
  896878: ['TurboTax', 'QuickBooks', 'Mailchimp', 'Credit Karma'],
  // PayPal
  1633917: ['Venmo'],
  // Snap
  1564408: ['Snapchat'],
  // Match Group
  891103: ['Tinder', 'Hinge'],
  // Walt Disney
  1744489: ['ESPN', 'Pixar', 'Marvel', 'Hulu'],
  // Warner Bros. Discovery
  1437107: ['HBO', 'CNN', 'WarnerMedia'],
  // Comcast
  1166691: ['Xfinity', 'NBCUniversal', 'Universal Studios'],
  // T-Mobile US
  1283699: ['Sprint'],
  // Sony
  313838: ['PlayStation'],
  // Take-Two Interactive
  946581: ['Rockstar Games'],
  // Toyota
  1094517: ['Lexus'],
  // General Motors
  1467858: ['Chevrolet', 'Cadillac', 'Buick'],
  // Stellantis
  1605484: ['Fiat Chrysler', 'Jeep', 'Peugeot'],
  // BMW
  1446250: ['BMW'],
  // Procter & Gamble
  80424: ['P&G', 'Gillette', 'Pampers'],
  // Coca-Cola
  21344: ['Coke'],
  // Keurig Dr Pepper
  1418135: ['Snapple', '7UP'],
  // Mondelez
  1103982: ['Oreo', 'Cadbury'],
  // Yum! Brands
  1041061: ['KFC', 'Taco Bell', 'Pizza Hut'],
  // Restaurant Brands International
  1618756: ['Burger King', 'Tim Hortons', 'Popeyes'],
  // Anheuser-Busch InBev
  1668717: ['Budweiser', 'AB InBev', 'Corona'],
  // Diageo
  835403: ['Guinness', 'Johnnie Walker', 'Smirnoff'],
  // Philip Morris International
  1413329: ['IQOS', 'ZYN'],
  // Tapestry
  1116132: ['Coach', 'Kate Spade'],
  // VF
  103379: ['Vans', 'The North Face', 'Timberland'],
  // TJX
  109198: ['T.J. Maxx', 'Marshalls'],
  // Marriott
  1048286: ['Sheraton', 'Ritz-Carlton', 'Westin'],
  // Alibaba
  1577552: ['Taobao', 'AliExpress'],
  // PDD Holdings
  1737806: ['Pinduoduo', 'Temu'],
  // Sea
  1703399: ['Shopee', 'Garena'],
  // Elevance Health
  1156039: ['Anthem', 'WellPoint'],
  // Cencora
  1140859: ['AmerisourceBergen'],
  // CVS Health
  64803: ['Aetna', 'Caremark'],
  // UnitedHealth
  731766: ['Optum'],
  // GSK
  1131399: ['GlaxoSmithKline'],
  // AbbVie
  1551152: ['Allergan', 'Botox'],
  // Bristol Myers Squibb
  14272: ['Celgene'],
  // Medtronic
  1613103: ['Covidien'],
  // Linde
  1707925: ['Praxair'],
  // Howmet Aerospace
  4281: ['Arconic'],
  // Johnson Controls
  833444: ['Tyco'],
  // Truist
  92230: ['BB&T', 'SunTrust'],
  // Citigroup
  831001: ['Citibank'],
  // Bank of America
  70858: ['BofA', 'Merrill Lynch'],
  // Wells Fargo
  72971: ['Wachovia'],
  // S&P Global
  64040: ["Standard & Poor's", 'McGraw-Hill'],
  // Equinor
  1140625: ['Statoil'],
  // Shell
  1306965: ['Royal Dutch Shell'],
  // BP
  313807: ['British Petroleum', 'Amoco'],
  // Chevron
  93410: ['Texaco'],
  // Exxon Mobil
  34088: ['Esso'],
};
