/**
 * Faults planted on purpose, for rows of docs/specification.md whose number or text is read when a file is loaded, or
 * where any mutant of the file would prove too little. Each replaces the one place where `find` stands.
 */
export interface Fault {
  /** The beginning of the row's first cell. */
  row: string;
  path: string;
  find: string;
  replace: string;
}

/** Its file as it reads with the fault. */
export function plantIn(text: string, { path, find, replace }: Fault): string {
  if (text.split(find).length !== 2) throw new Error(`${path} has “${find}” not exactly once.`);
  return text.replace(find, () => replace);
}

const groupErrors = 'packages/web/src/features/hives/group-error-message.ts';
const groupErrorRows = [
  'Failed to create group',
  'Failed to join group',
  'Failed to fetch groups',
  'Failed to fetch group members',
  'Failed to leave group',
  'Failed to preview group',
  'Failed to request group join',
  'Failed to fetch group join requests',
  'Failed to approve join request',
  'Failed to reject join request',
  'Failed to cancel join request',
  'Failed to get friends group',
  'Failed to check invite code',
  'Failed to delete group',
  'Failed to remove member',
  'Failed to update group',
];

export const faults: Fault[] = [
  ...groupErrorRows.map((row) => ({
    row,
    path: groupErrors,
    find: `'${row}'`,
    replace: `'Something broke'`,
  })),
  {
    row: 'History: 5',
    path: 'packages/contract/src/dance.ts',
    find: '.max(50).default(5)',
    replace: '.max(50).default(4)',
  },
  {
    row: 'Notifications: 20',
    path: 'packages/contract/src/notifications.ts',
    find: '.default(20)',
    replace: '.default(25)',
  },
  {
    row: 'Dance: any word goes',
    path: 'packages/server/src/features/dance/play-dance.ts',
    find: 'validateWord(input.word)',
    replace: "validateWord('no word!')",
  },
  {
    row: 'Event buffer: what waits, oldest',
    path: 'packages/server/src/features/events/buffer/inspect-buffer.ts',
    find: 'const first = oldest[0];',
    replace: 'const first = oldest.at(-1);',
  },
  {
    row: 'Active games: gameId, opponent.userId',
    path: 'packages/server/src/features/dance/present-dance.ts',
    find: '...(opponent && {',
    replace: '...(false && {',
  },
  {
    row: 'GET /groups with includeInactive',
    path: 'packages/server/src/features/groups/read-group.ts',
    find: "input.includeInactive ? 'all' : 'active'",
    replace: "'active'",
  },
  {
    row: 'Theme: from ui.theme',
    path: 'packages/web/src/theme/apply-look.ts',
    find: "import.meta.env.VITE_SYSTEM_THEME === '1'",
    replace: 'false',
  },
  {
    row: 'Game started: puzzleNumber',
    path: 'packages/web/src/features/daily/track-game.ts',
    find: '      is_tutorial: false,\n      user_level: userLevel,\n',
    replace: '',
  },
  {
    row: 'Game completed: puzzleNumber',
    path: 'packages/web/src/features/daily/track-game.ts',
    find: "won: status === 'won'",
    replace: 'won: true',
  },
  {
    row: 'Provider comes when idle',
    path: 'packages/web/src/app/events/provider-gate.ts',
    find: 'timeoutMs: 3000, fallbackDelayMs: 100',
    replace: 'timeoutMs: 3001, fallbackDelayMs: 100',
  },
  {
    row: 'Fetching ahead when idle',
    path: 'packages/web/src/platform/when-idle.ts',
    find: 'timeoutMs: 2000, fallbackDelayMs: 200',
    replace: 'timeoutMs: 2000, fallbackDelayMs: 201',
  },
  {
    row: 'Friends kept 10 minutes',
    path: 'packages/web/src/domain/friends/friends.ts',
    find: '10 * 60_000',
    replace: '1',
  },
  {
    row: 'Bots: each call takes 50 ms longer',
    path: 'packages/game/src/dance-bot.ts',
    find: 'botCallDelayMs = 50',
    replace: 'botCallDelayMs = 51',
  },
  {
    row: 'Consent version v1.0',
    path: 'packages/web/src/domain/consent/consent-record.ts',
    find: "'v1.0'",
    replace: "'v1.1'",
  },
  {
    row: 'Notification: notificationId; unread filter',
    path: 'packages/server/src/features/notifications/inbox.ts',
    find: 'unreadCount: await countUnread(db.read, playerId)',
    replace: 'unreadCount: 0',
  },
  {
    row: '`/jinx/test` is the test rig',
    path: 'packages/web/src/app/routes.ts',
    find: "accountScreen('jinx/test'",
    replace: "screen('jinx/test'",
  },
  {
    row: '`/data-quality` is guarded',
    path: 'packages/web/src/app/routes.ts',
    find: "adminScreen(\n        'data-quality'",
    replace: "screen(\n        'data-quality'",
  },
  {
    row: '`/admin/groups`',
    path: 'packages/web/src/app/routes.ts',
    find: "adminScreen('groups'",
    replace: "screen('groups'",
  },
  {
    row: 'The consent modal comes on request',
    path: 'packages/web/src/domain/consent/request-consent.ts',
    find: 'consentDialogContext.set(context);',
    replace: "consentDialogContext.set('default');",
  },
  {
    row: 'Group create: fields, type, userId',
    path: 'packages/server/src/features/groups/create-group.ts',
    find: 'owner_id: playerId,',
    replace: 'owner_id: null,',
  },
  {
    row: 'Game as the mock has it',
    path: 'packages/server/src/features/dance/present-dance.ts',
    find: 'ready: view.ready[one], score',
    replace: 'ready: true, score',
  },
  {
    row: 'SIGNED_OUT: anonymous again',
    path: 'packages/web/src/domain/account/auth-transitions.ts',
    find: '    leave();\n    await refreshIdentity();',
    replace: '    await refreshIdentity();',
  },
  {
    row: 'Invite code availability',
    path: 'packages/server/src/features/groups/invite-code.ts',
    find: 'if (!(await isCodeTaken(db.read, key)))',
    replace: 'if (true)',
  },
  {
    row: 'GET /groups/check-invite-code',
    path: 'packages/server/src/features/groups/invite-code.ts',
    find: 'if (!(await isCodeTaken(db.read, key)))',
    replace: 'if (true)',
  },
  {
    row: 'Hives: name, description, invite code, policy',
    path: 'packages/server/src/features/groups/invite-code.ts',
    find: 'if (!(await isCodeTaken(db.read, key)))',
    replace: 'if (true)',
  },
  {
    row: 'The server enforces',
    path: 'packages/server/src/platform/http/gate.ts',
    find: "if (call.access === 'admin' && !request.caller.isAdmin)",
    replace: 'if (false)',
  },
  {
    row: 'Flags only steer',
    path: 'packages/server/src/platform/http/gate.ts',
    find: "if (call.access === 'admin' && !request.caller.isAdmin)",
    replace: 'if (false)',
  },
  {
    row: 'Everything but admin works anonymously',
    path: 'packages/server/src/platform/http/gate.ts',
    find: "if (call.access !== 'player' && call.access !== 'admin') return;",
    replace: "if (call.access !== 'admin') return;",
  },
  {
    row: 'GET /groups/invite/{code}',
    path: 'packages/server/src/features/groups/joining/join-group.ts',
    find: 'isFull: memberCount >= maxHiveMembers',
    replace: 'isFull: true',
  },
  {
    row: '`/i/g/{code}` previews',
    path: 'packages/server/src/features/groups/joining/join-group.ts',
    find: '...(joined && { groupId: row.id })',
    replace: '...{ groupId: row.id }',
  },
  {
    row: 'DELETE /groups/{id}/delete',
    path: 'packages/server/src/features/groups/update-group.ts',
    find: '(id) => id !== playerId);\n    const alsoSignal',
    replace: '(id) => id === playerId);\n    const alsoSignal',
  },
  {
    row: 'Production build; calls under /api',
    path: 'tools/build/build.ts',
    find: 'writeFileSync(join(fresh, stampName), stamp);',
    replace: '',
  },
  {
    row: 'Gated by simulation',
    path: 'packages/bee/src/puzzles/puzzle-maker.ts',
    find: 'met: { min: 60, max: 100 }',
    replace: 'met: { min: 99, max: 100 }',
  },
  {
    row: 'Once published it is stored',
    path: 'packages/server/src/features/daily/puzzles/puzzle-store.ts',
    find: 'await insertPuzzle(sql, puzzle);',
    replace: '',
  },
  {
    row: 'How others linked the pair',
    path: 'packages/server/src/features/daily/list-others.ts',
    find: 'fewestPlayers = 5',
    replace: 'fewestPlayers = 4',
  },
  {
    row: 'The notes know what five or more',
    path: 'packages/server/src/features/daily/notes/words-said.ts',
    find: 'await pairWordsOf(sql, pairs, numbers, limits)',
    replace: '[] as Awaited<ReturnType<typeof pairWordsOf>>',
  },
  {
    row: 'What brings a player back',
    path: 'packages/server/src/player-lifecycle.ts',
    find: '      pairsMergeStep,\n',
    replace: '',
  },
  {
    row: 'A word never leaves the server',
    path: 'packages/game/src/dance-view.ts',
    find: 'word: sealed[seat]?.word ?? null',
    replace: 'word: (sealed[seat] ?? sealed[otherSeat(seat)])?.word ?? null',
  },
  {
    row: 'Group page: its buzz',
    path: 'packages/server/src/features/buzz/read-buzz.ts',
    find: 'if (!group) throw',
    replace: 'if (false) throw',
  },
  {
    row: 'Unset: first-party counting only; the provider',
    path: 'packages/web/src/app/events/provider-gate.ts',
    find: 'createProviderGate({ load, allowedSince, whenIdle }: ProviderParts): ProviderGate {',
    replace:
      "createProviderGate({ load, whenIdle }: ProviderParts): ProviderGate {\n  const allowedSince = () => '';",
  },
  {
    row: 'Anyone can report',
    path: 'packages/server/src/features/buzz/reports/reports.ts',
    find: 'if (await insertReport(sql, report)) await reopenReport',
    replace: 'if (false) await reopenReport',
  },
  {
    row: 'Data quality: duplicate events',
    path: 'packages/server/src/features/events/quality/checks.ts',
    find: 'await deleteEvent(sql, playerId, key)',
    replace: 'undefined as Awaited<ReturnType<typeof deleteEvent>>',
  },
  {
    row: 'Events in batches, checked, de-duplicated',
    path: 'packages/server/src/features/events/store-batch.ts',
    find: 'const fresh = await insertEvents(sql, owned);',
    replace: 'await insertEvents(sql, owned); const fresh = owned;',
  },
];
