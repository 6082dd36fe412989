import { useSearchParams } from '../../platform/search-params.ts';

/** One of a few, kept in the address. The usual one leaves no trace there. */
export function useSearchParamChoice<Value extends string>(
  key: string,
  choices: readonly Value[],
  usual: NoInfer<Value>,
): [Value, (next: Value) => void] {
  const [asked, set] = useSearchParam(key);
  const chosen = choices.find((choice) => choice === asked) ?? usual;
  return [chosen, (next) => set(next === usual ? '' : next)];
}

/** Any text, kept in the address. Nothing leaves no trace there. */
export function useSearchParam(key: string): [string, (next: string) => void] {
  const [address, setAddress] = useSearchParams();
  const set = (next: string) => {
    const after = new URLSearchParams(address);
    if (next === '') after.delete(key);
    else after.set(key, next);
    setAddress(after, { replace: true });
  };
  return [address.get(key) ?? '', set];
}
