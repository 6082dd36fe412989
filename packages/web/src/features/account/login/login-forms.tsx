import type { Player } from '@bee-jinx/contract/browser';
import { signIn } from '../../../domain/account/auth-transitions.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { readTransferCode } from '../../../domain/account/transfer-link.ts';
import { useLocation, useNavigate } from '../../../platform/router/router-context.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import styles from '../AccountForm.module.css';
import { AccountForm, ActionButton, currentPasswordField } from '../AccountForm.tsx';
import { canUsePasskeys } from '../passkey.ts';
import { useReturnTarget } from '../return-target.ts';
import {
  becomeAdmin,
  claimTransferCode,
  register,
  registerWithPasskey,
  signInWithPasskey,
  signInWithPassword,
} from '../sign-in-calls.ts';
import { validateRegistration } from '../validate-credentials.ts';
import { SupabaseSignIn } from './SupabaseSignIn.tsx';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

interface EmailProps {
  email: string;
  onEmail(email: string): void;
}

export function SignInForm({ email, onEmail }: EmailProps) {
  const completeSignIn = useCompleteSignIn();
  return (
    <>
      <AccountForm
        action="Sign in"
        busyAction="Signing in…"
        fields={{
          email: {
            label: 'E-mail',
            type: 'email',
            autoComplete: 'username',
            value: email,
            typing: 'keepsOutcome',
          },
          password: currentPasswordField('Password'),
        }}
        submit={(body) => completeSignIn(() => signInWithPassword(body))}
        fieldOfCode={{ wrong_credentials: 'password' }}
        focusOnError="password"
        onType={(values) => onEmail(values.email)}
      />
      <div className={styles.ways}>
        <ButtonLink to="/forgot-password" variant="outline">
          Forgot password?
        </ButtonLink>
        <PasskeySignIn />
        <SupabaseSignIn email={email} />
      </div>
    </>
  );
}

export function PasskeySignIn() {
  const completeSignIn = useCompleteSignIn();
  if (!canUsePasskeys()) return null;
  return (
    <ActionButton label="Sign in with a passkey" run={() => signInWithPasskey(completeSignIn)} />
  );
}

export function RegisterForm({ email, onEmail }: EmailProps) {
  const { displayName } = usePlayer();
  const completeSignIn = useCompleteSignIn();
  return (
    <>
      <AccountForm
        action="Register"
        busyAction="Registering…"
        fields={{
          displayName: {
            label: 'Display name',
            autoComplete: 'nickname',
            spellCheck: false,
            value: displayName,
          },
          email: { label: 'E-mail', type: 'email', autoComplete: 'username', value: email },
          password: {
            label: 'Password',
            type: 'password',
            autoComplete: 'new-password',
            hint: 'At least 10 characters. Three words do well.',
          },
        }}
        validate={validateRegistration}
        submit={(body) => completeSignIn(() => register(body, showWelcomeToast))}
        fieldOfCode={{ email_taken: 'email', text_refused: 'displayName' }}
        onType={(values) => onEmail(values.email)}
      >
        <MutedText>You stay who you are: your games and your name come along.</MutedText>
      </AccountForm>
      <div className={styles.ways}>
        {canUsePasskeys() && (
          <ActionButton
            label="Register with a passkey"
            run={async () => {
              await registerWithPasskey(completeSignIn);
              showWelcomeToast();
            }}
          />
        )}
      </div>
    </>
  );
}

/** A toast, as the next screen is the one that somebody came from. */
function showWelcomeToast(): void {
  showToast({
    variant: 'done',
    lead: 'Welcome.',
    text: 'Your games now follow you to every device.',
  });
}

/** Signs in, and goes back to where one came from. */
function useSignInAndReturn(otherwise?: string) {
  const navigate = useNavigate();
  const target = useReturnTarget(otherwise);
  return async (authenticate: () => Promise<{ player: Player }>) => {
    await signIn(authenticate);
    await navigate(target, { replace: true });
  };
}

/** Continues as the player who plays without an account on another device. */
export function TransferCodeForm() {
  const { hash } = useLocation();
  const signInAndReturn = useSignInAndReturn();
  return (
    <AccountForm
      action="Go on here"
      busyAction="Looking…"
      fields={{
        code: {
          label: 'Code from the other device',
          autoComplete: 'one-time-code',
          autoCapitalize: 'characters',
          spellCheck: false,
          // Filled in from the scanned link, but only submitted by a press.
          value: readTransferCode(hash),
        },
      }}
      submit={({ code }) => signInAndReturn(() => claimTransferCode(code))}
      fieldOfCode={{ not_found: 'code', code_expired: 'code' }}
    >
      <MutedText>
        On your other device, open the settings and make a code. What was played in this browser so
        far stays behind.
      </MutedText>
    </AccountForm>
  );
}

export function AdminSignInForm() {
  const signInAndReturn = useSignInAndReturn('/admin');
  return (
    <AccountForm
      action="Enter as admin"
      busyAction="Checking…"
      fields={{
        password: {
          label: 'Admin password',
          name: 'adminPassword',
          type: 'password',
          autoComplete: 'off',
        },
      }}
      submit={({ password }) => signInAndReturn(() => becomeAdmin(password))}
      fieldOfCode={{ wrong_credentials: 'password' }}
    >
      <MutedText>For those who run this server. It lasts thirty minutes.</MutedText>
    </AccountForm>
  );
}
