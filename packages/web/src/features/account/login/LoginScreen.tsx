import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePlayer } from '../../../api/player.ts';
import { useSearchParams } from '../../../platform/search-params.ts';
import { Screen } from '../../../ui/Screen.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { AdminForm } from './AdminForm.tsx';
import { AfterSignIn } from './AfterSignIn.tsx';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SupabaseReturn } from './SupabaseReturn.tsx';
import { readSupabaseReturn } from './supabase-return.ts';
import { hasJustArrived } from './use-arrival.ts';
import { useReturnTarget } from './use-return-target.ts';
import { readWay } from './way.ts';

function LoginScreen() {
  const { kind } = usePlayer();
  const { state, search, hash } = useLocation();
  const [params, setParams] = useSearchParams();
  const [email, onEmail] = useState('');
  const target = useReturnTarget();
  const brought = readSupabaseReturn(search, hash);
  if (kind === 'account' && hasJustArrived(state)) return <AfterSignIn />;
  if (brought) return <SupabaseReturn brought={brought} />;

  const isKnown = kind === 'account';
  const way = readWay(params.get('way'), isKnown, target);
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
          { id: 'code' as const, name: 'Code', panel: <ClaimForm /> },
        ]),
    { id: 'admin' as const, name: 'Admin', panel: <AdminForm /> },
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
