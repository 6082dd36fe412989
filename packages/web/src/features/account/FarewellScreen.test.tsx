import { afterAll, expect, test, vi } from 'vitest';

vi.mock('../../ui/bee/Bee.tsx', () => ({ Bee: () => null }));
// Another suite may have loaded the real modules.
vi.resetModules();
const { Component: FarewellScreen } = await import('./FarewellScreen.tsx');
const { deletedNameKey } = await import('../../domain/account/auth-transitions.ts');
const { renderOnClient } = await import('../../platform/render-on-client.ts');
const { StaticRouter } = await import('../../platform/router/StaticRouter.tsx');
const { safeSessionStorage } = await import('../../platform/safe-storage.ts');

afterAll(() => void vi.resetModules());

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
