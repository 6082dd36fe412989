import { useEffect, useState } from 'react';
import { deletedNameKey } from '../../domain/account/auth-transitions.ts';
import { Navigate } from '../../platform/router/router-context.tsx';
import { safeSessionStorage } from '../../platform/safe-storage.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { MutedText } from '../../ui/layout/MutedText.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';

/** What is shown in the tab in which somebody has deleted themselves. */
function FarewellScreen() {
  const [name] = useState(() => safeSessionStorage.read(deletedNameKey));
  useEffect(() => safeSessionStorage.remove(deletedNameKey), []);
  if (!name) return <Navigate to="/" replace />;
  return (
    <Screen title={`Goodbye, ${name}`}>
      <Bee pose="waving" />
      <p>You are deleted, on every device. Thank you for the games.</p>
      <MutedText>
        Gone for good: your name and friend code, your games, streak and stats, your posts and
        messages from the bee, what was counted, and your sign-in if you had one. You have left your
        hives and your friends’ lists. A dance that you finished stays with whoever you danced with,
        without your name.
      </MutedText>
      <ButtonLink to="/jinx/daily">Begin anew</ButtonLink>
      <ButtonLink to="/" variant="outline">
        To the start
      </ButtonLink>
    </Screen>
  );
}

export { FarewellScreen as Component };
