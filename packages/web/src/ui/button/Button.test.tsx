import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Button } from './Button.tsx';

const buttons = [
  ['a button', (props: object) => <Button {...props}>Hint</Button>],
  [
    'a button with a picture',
    (props: object) => <IconButton icon="back" label="Back" {...props} />,
  ],
] as const;

describe.each(buttons)('%s', (_name, button) => {
  test.each([
    [{}, 'false', 'false'],
    [{ isBusy: true }, 'true', 'true'],
    [{ 'aria-disabled': true }, 'true', 'false'],
    [{ 'aria-disabled': false, isBusy: true }, 'true', 'true'],
  ])('with %j has the right aria-disabled', (props, disabled, busy) => {
    const html = renderToStaticMarkup(button(props));
    expect(html).toContain(`aria-disabled="${disabled}"`);
    expect(html).toContain(`aria-busy="${busy}"`);
  });

  test.each([
    [{}, 1],
    [{ isBusy: true }, 0],
    [{ 'aria-disabled': true }, 0],
  ])('with %j reacts to a press only when enabled', (props, times) => {
    let pressed = 0;
    const { type: Drawn, props: given } = button({ ...props, onClick: () => (pressed += 1) });
    const drawn = (Drawn as (given: object) => { props: { onClick(event: object): void } })(given);
    drawn.props.onClick({ preventDefault: () => {} });
    expect(pressed).toBe(times);
  });
});
