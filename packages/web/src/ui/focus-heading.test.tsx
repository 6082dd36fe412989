import { expect, test } from 'vitest';
import { renderOnClient } from '../platform/render-on-client.ts';
import { useFocusAfterViewChange } from './focus-heading.ts';

function Screen({ view }: { view: string | undefined }) {
  useFocusAfterViewChange(view);
  return (
    <main>
      <input />
      <div key={view}>
        <h1 tabIndex={-1}>{view}</h1>
        <button type="button">Go on</button>
      </div>
    </main>
  );
}

const focused = () => document.activeElement?.tagName;

test('the heading of a view is focused if the focus went with the view before it', async () => {
  const page = await renderOnClient(<Screen view="invite" />);
  document.querySelector('button')?.focus();
  await page.render(<Screen view="stage" />);
  expect(focused()).toBe('H1');
  expect(document.activeElement?.textContent).toBe('stage');
  await page.unmount();
});

test('a focus that has stayed is left alone, and the first view isn’t focused', async () => {
  const page = await renderOnClient(<Screen view={undefined} />);
  await page.render(<Screen view="invite" />);
  expect(focused()).toBe('BODY');
  document.querySelector('input')?.focus();
  await page.render(<Screen view="stage" />);
  expect(focused()).toBe('INPUT');
  await page.unmount();
});
