import { paths, type ScreenDescription } from '@finance-analyst/navigation';

/** A product with three screens. */
export const exampleScreens: readonly ScreenDescription[] = [
  {
    id: 'home',
    path: paths.home,
    title: 'Home',
    question: 'Where do I start?',
    group: 'home',
    icon: 'home',
  },
  {
    id: 'valuationWorkbench',
    path: paths.valuationWorkbench,
    title: 'Valuation workbench',
    question: 'What is one public company worth?',
    group: 'valuation',
    icon: 'workbench',
  },
  {
    id: 'settings',
    path: paths.settings,
    title: 'Settings',
    question: 'How should the product work for me?',
    group: 'settings',
    icon: 'settings',
  },
];
