import { createBrowserRouter } from 'react-router';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { routes } from './routes.ts';
import { Shell } from './shell/Shell.tsx';

/** The inner boundary keeps the shell around a screen that breaks; the outer one is for the shell. */
export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: LoadingScreen,
    children: [{ ErrorBoundary: ErrorScreen, children: routes }],
  },
]);
