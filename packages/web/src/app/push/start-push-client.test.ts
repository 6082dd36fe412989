import { expect, test, vi } from 'vitest';

vi.mock('../session/session.ts', () => ({ session: {} }));
const { readNotificationPath: pathIn } = await import('./start-push-client.ts');

test.each([
  [{ kind: 'go', path: '/jinx/dance/d1' }, '/jinx/dance/d1'],
  [{ kind: 'go', path: '//elsewhere.example' }, undefined],
  [{ kind: 'go', path: '/\\elsewhere.example' }, undefined],
  [{ kind: 'go', path: 'https://elsewhere.example/' }, undefined],
  [{ kind: 'go' }, undefined],
  [{ path: '/jinx/dance/d1' }, undefined],
  [undefined, undefined],
])('%j leads to %s', (data, path) => {
  expect(pathIn(data)).toBe(path);
});
