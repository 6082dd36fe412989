import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './router/router-context.tsx';

type Change = (next: URLSearchParams | Record<string, string>, how?: { replace: boolean }) => void;

export function useSearchParams(): [URLSearchParams, Change] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<Change>(
    (next, how) => navigate(`?${new URLSearchParams(next)}`, how),
    [navigate],
  );
  return [params, change];
}
