/** Calls back when the browser has a network again. Returns the way to stop. */
export function onBackOnline(listener: () => void): () => void {
  const back = () => listener();
  addEventListener('online', back);
  return () => removeEventListener('online', back);
}
