import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';

export function ServerThinks() {
  const { data, error } = useQuery({
    queryKey: ['auth-test'],
    queryFn: async ({ signal }) => {
      const [{ player }, { account }, { sessions }, orphaned, methods] = await Promise.all([
        call('readSession', { signal }),
        call('readAccount', { signal }),
        call('listSessions', { signal }),
        call('checkOrphanedData', { signal }),
        call('signInMethods', { signal }),
      ]);
      return {
        ...player,
        email: account?.email ?? 'none',
        hasPassword: account?.hasPassword ?? false,
        passkeys: account?.passkeys.length ?? 0,
        sessions: sessions.length,
        orphanedData: orphaned.hasData,
        supabase: methods.supabase ? 'configured' : 'Supabase not configured',
        adminPassword: methods.admin ? 'set' : 'not set',
      };
    },
  });
  return (
    <Section title="What the server thinks">
      {data && <Facts facts={data} />}
      {!data && !error && <Skeleton lines={6} />}
      <Fault>{error ? wordsFor(error) : undefined}</Fault>
    </Section>
  );
}
