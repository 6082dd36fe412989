/** Calls `listener` when the browser is online again. Returns a function that stops listening. */
export function onBackOnline(listener: () => void): () => void {
  const back = () => listener();
  addEventListener('online', back);
  return () => removeEventListener('online', back);
}
