import { expect, test, vi } from 'vitest';
import { deletedNameKey } from '../../domain/account/auth-transitions.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { safeSessionStorage } from '../../platform/safe-storage.ts';
import { Component as FarewellScreen } from './FarewellScreen.tsx';

vi.mock('../../ui/bee/Bee.tsx', () => ({ Bee: () => null }));

const farewell = (
  <StaticRouter at="/farewell">
    <FarewellScreen />
  </StaticRouter>
);

test('the farewell greets who was deleted by name, and forgets it', async () => {
  safeSessionStorage.write(deletedNameKey, 'Anna');
  const page = await renderOnClient(farewell);
  await page.render(farewell);
  expect(page.text()).toContain('Goodbye, Anna');
  await page.unmount();
  expect(safeSessionStorage.read(deletedNameKey)).toBeNull();
});
