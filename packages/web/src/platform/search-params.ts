import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = (next: URLSearchParams | Record<string, string>, how?: { replace: boolean }) => void;

/**
 * What the address says after its question mark, and a way to say something else there. As React
 * Router's of this name, which lies in one file with its links and would bring those along.
 */
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
