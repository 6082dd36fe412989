import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { Section } from './Section.tsx';

export function ServerState() {
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
      {data && <DescriptionList facts={data} />}
      {!data && !error && <Skeleton lines={6} />}
      <Fault>{error ? errorMessage(error) : undefined}</Fault>
    </Section>
  );
}
