import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/** The lines of the product's start page, put in by the build (serve.ts). */
declare const startTexts: readonly string[];

interface State {
  readonly texts: readonly string[];
}

/** The least that shows the product's text with its libraries: what the start is compared with. */
const textsSlice = createSlice({ name: 'texts', initialState: () => startTexts, reducers: {} });
const store = configureStore({ reducer: { texts: textsSlice.reducer } });

function Texts() {
  const texts = useSelector((state: State) => state.texts);
  return createElement(
    'main',
    null,
    texts.map((text, index) => createElement(Link, { key: index, to: `/${index}` }, text)),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The bare page has no root.');
createRoot(root).render(
  createElement(Provider, {
    store,
    children: createElement(
      BrowserRouter,
      null,
      createElement(Routes, null, createElement(Route, { path: '*', element: createElement(Texts) })),
    ),
  }),
);
