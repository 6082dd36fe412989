import { useState } from 'react';
import { signOut } from '../../../domain/account/auth-transitions.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { useLocation } from '../../../platform/router/router-context.tsx';
import { useSearchParams } from '../../../platform/search-params.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { ActionButton } from '../AccountForm.tsx';
import { useReturnTarget } from '../return-target.ts';
import { AfterSignIn } from './AfterSignIn.tsx';
import { chooseLoginTab } from './choose-login-tab.ts';
import { AdminSignInForm, RegisterForm, SignInForm, TransferCodeForm } from './login-forms.tsx';
import { SupabaseCallback } from './SupabaseCallback.tsx';
import { parseSupabaseCallback } from './supabase-callback-params.ts';
import { hasJustSignedIn } from './use-complete-sign-in.ts';

function LoginScreen() {
  const { kind } = usePlayer();
  const { state, search, hash } = useLocation();
  const [params, setParams] = useSearchParams();
  // Shared, so that whoever changes from signing in to registering types it once.
  const [email, onEmail] = useState('');
  const target = useReturnTarget();
  const supabaseCallback = parseSupabaseCallback(search, hash);
  if (kind === 'account' && hasJustSignedIn(state)) return <AfterSignIn />;
  if (supabaseCallback) return <SupabaseCallback callback={supabaseCallback} />;

  const isKnown = kind === 'account';
  const way = chooseLoginTab(params.get('way'), isKnown, target);
  const tabs = [
    ...(isKnown
      ? [{ id: 'known' as const, name: 'You', panel: <AlreadySignedIn /> }]
      : [
          {
            id: 'sign-in' as const,
            name: 'Sign in',
            panel: <SignInForm {...{ email, onEmail }} />,
          },
          {
            id: 'register' as const,
            name: 'Register',
            panel: <RegisterForm {...{ email, onEmail }} />,
          },
          { id: 'code' as const, name: 'Code', panel: <TransferCodeForm /> },
        ]),
    // Not among a player's ways in: only whoever was sent here for it finds it.
    ...(way === 'admin'
      ? [{ id: 'admin' as const, name: 'Admin', panel: <AdminSignInForm /> }]
      : []),
  ];
  if (way === 'known') {
    return (
      <Screen title="You are signed in">
        <AlreadySignedIn />
      </Screen>
    );
  }
  return (
    <Screen title={isKnown ? 'You are signed in' : way === 'register' ? 'Register' : 'Sign in'}>
      <Tabs
        label="Ways in"
        tabs={tabs}
        chosen={way}
        onChoose={(id) => {
          const after = new URLSearchParams(params);
          after.set('way', id);
          setParams(after, { replace: true });
        }}
      />
    </Screen>
  );
}

function AlreadySignedIn() {
  const { displayName } = usePlayer();
  const target = useReturnTarget();
  return (
    <Stack gap={2}>
      <p>
        You are signed in as <strong>{displayName}</strong>.
      </p>
      <ButtonLink to={target}>Go on</ButtonLink>
      <ButtonLink to="/account" variant="outline">
        Your account
      </ButtonLink>
      <ActionButton label="Sign out" run={signOut} />
    </Stack>
  );
}

export { LoginScreen as Component };
