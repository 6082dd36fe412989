import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Shell } from './app/shell/Shell.tsx';
import { Component as SplashScreen } from './features/splash/SplashScreen.tsx';

/** The start page as HTML; the build puts it into index.html. */
export function renderSplash(): string {
  const router = createMemoryRouter([
    { Component: Shell, children: [{ index: true, Component: SplashScreen }] },
  ]);
  return renderToString(<RouterProvider router={router} />);
}
