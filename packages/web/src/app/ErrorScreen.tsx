import { Button } from '../ui/button/Button.tsx';
import { Screen } from '../ui/screen/Screen.tsx';
import { isChunkLoadError } from './chunk-load-error.ts';

const reload = () => location.reload();

export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Screen title="Unexpected Application Error!">
      <p>{messageOf(error)}</p>
      <p>
        {isChunkLoadError(error)
          ? 'There may be a new version of the game. Loading the page again should bring it.'
          : 'Loading the page again usually helps. Your games are safe with the server.'}
      </p>
      <Button onClick={reload}>Load the page again</Button>
      {/* A plain link: it loads the page afresh, whatever state the app is in. */}
      <a href="/">Go to the start page</a>
    </Screen>
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
