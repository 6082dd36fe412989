import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { Shell } from './app/shell/Shell.tsx';
import { Component as SplashScreen } from './features/splash/SplashScreen.tsx';

export function renderSplash(): string {
  return renderToString(
    <MemoryRouter>
      <Routes>
        <Route element={<Shell />}>
          <Route index element={<SplashScreen />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}
