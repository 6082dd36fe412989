import { Ink } from './Ink.tsx';

export function Nightcap() {
  return (
    <>
      <Ink
        d="M-44-52C-40-86 2-100 36-82C54-73 72-70 84-48C70-56 58-54 48-50C12-72-18-70-44-52Z"
        fill="petal"
      />
      <Ink
        d="M95.8-38L89.2-30.5L79.4-32.5L76.2-42L82.8-49.5L92.6-47.5Z"
        fill="bee-ruff"
        line={2.8}
      />
      <Ink
        d="M-50-47C-30-70 14-78 46-60C51-56 50-49 44-49C14-62-22-56-43-38C-49-36-54-42-50-47Z"
        fill="bee-ruff"
        line={2.8}
      />
    </>
  );
}
