import { expect, test, vi } from 'vitest';
import { RefetchButton } from './AdminPage.tsx';

test('the button that looks again refetches every query, and is busy with any', () => {
  const queries = [
    { isFetching: false, refetch: vi.fn() },
    { isFetching: true, refetch: vi.fn() },
  ];
  const { props } = RefetchButton({ queries });
  expect(props.isBusy).toBe(true);
  props.onClick();
  for (const { refetch } of queries) expect(refetch).toHaveBeenCalledOnce();
});
