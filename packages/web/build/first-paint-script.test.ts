import { expect, test } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { screens } from './first-paint-script.ts';

test.each(Object.entries(screens))(
  'the head asks for the screen of %s, as the shell will',
  (path, file) => {
    const route = routes.find((one) => `/${one.path}` === path);
    expect(String(route?.lazy)).toContain(file);
  },
);
