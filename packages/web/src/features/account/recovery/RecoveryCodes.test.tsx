import { expect, test } from 'vitest';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

test('new codes take the focus, so that a screen reader says that they are shown only now', async () => {
  const page = await renderOnClient(
    <RecoveryCodes codes={['K7QX-29MB']} onConfirmSaved={() => {}} />,
  );
  expect(document.activeElement?.textContent).toContain('they are shown only now');
  await page.unmount();
});
