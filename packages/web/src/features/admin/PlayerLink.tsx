import { Link } from '../../ui/link/Link.tsx';

interface PlayerLinkProps {
  userId: string;
  displayName?: string;
}

export function PlayerLink({ userId, displayName = userId }: PlayerLinkProps) {
  return (
    <Link to={`/admin/players?id=${encodeURIComponent(userId)}`}>
      <bdi>{displayName}</bdi>
    </Link>
  );
}
