import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePlayer } from '../../../domain/account/player.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { Screen } from '../../../ui/screen/Screen.tsx';
import { Tabs } from '../../../ui/tabs/Tabs.tsx';
import { AdminSignInForm } from './AdminSignInForm.tsx';
import { AfterSignIn } from './AfterSignIn.tsx';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SupabaseCallback } from './SupabaseCallback.tsx';
import { parseSupabaseCallback } from './supabase-callback-params.ts';
import { TransferCodeForm } from './TransferCodeForm.tsx';
import { hasJustSignedIn } from './use-complete-sign-in.ts';
import { useReturnTarget } from './use-return-target.ts';
import { chooseLoginTab } from './way.ts';

function LoginScreen() {
  const { kind } = usePlayer();
  const { state, search, hash } = useLocation();
  const [params, setParams] = useSearchParams();
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
    { id: 'admin' as const, name: 'Admin', panel: <AdminSignInForm /> },
  ];
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

export { LoginScreen as Component };
