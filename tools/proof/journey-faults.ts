import type { Fault } from './faults.ts';

/** For rows of docs/specification.md that only journeys prove. */
export const journeyFaults: Fault[] = [
  {
    // Opens yesterday's pair: the words that lead to today's jinx don't.
    row: 'A word-pair game alone: daily puzzle',
    path: 'packages/web/src/features/daily/DailyScreen.tsx',
    find: 'puzzleNumberOn(opened.date)',
    replace: 'puzzleNumberOn(opened.date) - 1',
  },
  {
    // The near miss is no longer explained.
    row: 'A tutorial',
    path: 'packages/web/src/features/first-time/FirstTimeScreen.tsx',
    find: 'return isJinx(last) ?',
    replace: 'return last ?',
  },
  {
    // The dance never gets beyond its invitation.
    row: 'A word-pair game for two',
    path: 'packages/web/src/features/dance/DanceScreen.tsx',
    find: "if (game?.status === 'invited')",
    replace: 'if (game)',
  },
  {
    // The right password is refused.
    row: 'Signed-in players',
    path: 'packages/server/src/features/accounts/sign-in.ts',
    find: 'if (!(await verifyPassword(',
    replace: 'if ((await verifyPassword(',
  },
  {
    // With the code one only asks.
    row: 'Groups are joined by an invite code',
    path: 'packages/server/src/features/groups/joining/join-group.ts',
    find: 'input.inviteCode == null ||',
    replace: 'input.inviteCode != null ||',
  },
  {
    // The link carries a torn code.
    row: 'Friends are invited by a friend code',
    path: 'packages/web/src/features/friends/MyCode.tsx',
    find: 'friendCode}`, location.origin',
    replace: 'friendCode.slice(1)}`, location.origin',
  },
  {
    // The newest post isn't shown.
    row: 'Surface: buzz page',
    path: 'packages/web/src/features/buzz/Feed.tsx',
    find: 'shown.map(',
    replace: 'shown.slice(1).map(',
  },
  {
    // What was written is gone before it has arrived.
    row: 'Surface: buzz composer',
    path: 'packages/web/src/features/buzz/Composer.tsx',
    find: 'event.preventDefault();',
    replace: "event.preventDefault(); setText('');",
  },
  {
    row: 'Surface: feedback modal',
    path: 'packages/web/src/features/feedback/FeedbackOverlay.tsx',
    find: 'onSend={(feedback) => send.mutate(feedback)}',
    replace: 'onSend={() => {}}',
  },
  {
    row: 'Surface: splash screens',
    path: 'packages/web/src/features/splash/SplashScreen.tsx',
    find: 'How to play',
    replace: 'Rules',
  },
  {
    // Yes weighs more than no.
    row: 'Surface: consent modal',
    path: 'packages/web/src/domain/consent/ConsentDialog.tsx',
    find: '<Button isBusy={isBusy} onClick={onDecline}>',
    replace: '<Button variant="outline" isBusy={isBusy} onClick={onDecline}>',
  },
  {
    // The options can't be chosen.
    row: 'Surface: share options modal',
    path: 'packages/web/src/domain/share/ShareDialog.tsx',
    find: 'setWished(next);',
    replace: 'void next;',
  },
  {
    row: 'Surface: friend detail modal',
    path: 'packages/web/src/features/friends/FriendDetail.tsx',
    find: "presence === 'here'",
    replace: "presence !== 'here'",
  },
  {
    // A former owner is still offered to end the hive.
    row: 'Surface: groups manager',
    path: 'packages/web/src/features/hives/hive/HiveMenu.tsx',
    find: "isAllowed: hasHivePermission(role, 'delete')",
    replace: 'isAllowed: true',
  },
  {
    // Every link of the navigation leads to the overview.
    row: 'Admin pages for feedback, model testing',
    path: 'packages/web/src/features/admin/AdminLayout.tsx',
    find: '<NavLink to={path} end',
    replace: '<NavLink to="/admin" end',
  },
  {
    // Without a number in the address there is "No such puzzle".
    row: '`/jinx/daily` is the daily game',
    path: 'packages/web/src/features/daily/DailyScreen.tsx',
    find: "search.get('puzzleNumber')",
    replace: "search.get('puzzleNumber') ?? ''",
  },
  {
    // Every number is today's game.
    row: 'Query puzzleNumber gives a fresh game',
    path: 'packages/web/src/features/daily/DailyScreen.tsx',
    find: 'const puzzleNumber = parsePuzzleNumber(requested);',
    replace: 'const puzzleNumber = parsePuzzleNumber(requested) && puzzleNumberOn(today());',
  },
  {
    // Who opens the link to a dance finds the lobby instead.
    row: '`/jinx/dance` is the two-player game',
    path: 'packages/web/src/features/dance/LobbyScreen.tsx',
    find: "address.get('invite')",
    replace: "address.get('invited')",
  },
  {
    row: '`/first-time` is for first-time users',
    path: 'packages/web/src/app/routes.ts',
    find: "screen('first-time'",
    replace: "screen('first-times'",
  },
  {
    row: '`/auth-test` is the auth test page',
    path: 'packages/web/src/features/account/auth-test/AuthTestScreen.tsx',
    find: 'formatReply(await transitions[name]?.(values))',
    replace: 'formatReply(name)',
  },
  {
    row: '`/i/f/{friendCode}` is where a friend',
    path: 'packages/web/src/features/invite-friend/InviteFriendScreen.tsx',
    find: 'const isOwn = code === me.friendCode;',
    replace: 'const isOwn = code !== me.friendCode;',
  },
  {
    row: '`/i/g/{inviteCode}` is where a group',
    path: 'packages/web/src/features/hives/invite/InviteHiveScreen.tsx',
    find: 'if (code === undefined) return <UnknownHiveCode />;',
    replace: 'if (code !== undefined) return <UnknownHiveCode />;',
  },
  {
    row: '`/test/feedback` is the feedback test page',
    path: 'packages/web/src/features/feedback/FeedbackTestScreen.tsx',
    find: "fault={state === 'Not sent' ?",
    replace: "fault={state === 'Sending' ?",
  },
  {
    row: '`/login` is the login page',
    path: 'packages/web/src/features/account/login/LoginScreen.tsx',
    find: 'panel: <SignInForm {...{ email, onEmail }} />,',
    replace: 'panel: <TransferCodeForm />,',
  },
  {
    row: '`/admin`',
    path: 'packages/web/src/features/admin/overview/OverviewScreen.tsx',
    find: "useSearchParamChoice('show', views, 'now')",
    replace: "useSearchParamChoice('show', views, 'trail')",
  },
  {
    row: '`/admin/caching`',
    path: 'packages/web/src/app/routes.ts',
    find: "adminScreen('caching'",
    replace: "adminScreen('caches'",
  },
  {
    row: '`/admin/stats`',
    path: 'packages/web/src/app/routes.ts',
    find: "adminScreen('stats'",
    replace: "adminScreen('statistics'",
  },
  {
    row: '`/admin/feedback`',
    path: 'packages/web/src/app/routes.ts',
    find: "adminScreen('feedback'",
    replace: "adminScreen('feedbacks'",
  },
  {
    row: '`/admin/gpt5-testing`',
    path: 'packages/web/src/app/routes.ts',
    find: "'gpt5-testing',",
    replace: "'gpt6-testing',",
  },
  {
    row: '`/admin/schemas`',
    path: 'packages/web/src/app/routes.ts',
    find: "adminScreen('schemas'",
    replace: "adminScreen('schema'",
  },
  {
    row: '`/admin/2p-sim`',
    path: 'packages/web/src/app/routes.ts',
    find: "adminScreen('2p-sim'",
    replace: "adminScreen('simulator'",
  },
  {
    row: '`/admin/theme-lab`',
    path: 'packages/web/src/app/routes.ts',
    find: "adminScreen('theme-lab'",
    replace: "adminScreen('lab'",
  },
  {
    row: 'Admin guard: strangers to the login, players to `/`',
    path: 'packages/web/src/app/guards.ts',
    find: "return '/';",
    replace: "return '/jinx/daily';",
  },
  {
    row: 'Invite pages hide the footer',
    path: 'packages/web/src/app/shell/Shell.tsx',
    find: '!isInvite(pathname) && <Footer />',
    replace: '<Footer />',
  },
  {
    row: 'Elsewhere a footer with © and the year',
    path: 'packages/web/src/app/shell/Shell.tsx',
    find: 'today().slice(0, 4)',
    replace: 'Number(today().slice(0, 4)) - 1',
  },
  {
    row: 'The phrase changes every 2000 ms',
    path: 'packages/web/src/ui/bee/LoadingBee.tsx',
    find: 'const phraseMs = 2000;',
    replace: 'const phraseMs = 4000;',
  },
  {
    row: '`/admin/debug-buffer`',
    path: 'packages/web/src/app/routes.ts',
    find: "'debug-buffer',",
    replace: "'buffer',",
  },
  {
    row: 'It offers Mode, Skin, Toggle, Pin, Unpin',
    path: 'packages/web/src/app/theme-panel/ThemePanel.tsx',
    find: "safeLocalStorage.write(themePanelKey, 'false')",
    replace: "safeLocalStorage.write(themePanelKey, 'true')",
  },
  {
    row: 'Page settings disable zoom',
    path: 'packages/web/index.html',
    find: 'maximum-scale=1, user-scalable=no',
    replace: 'maximum-scale=5, user-scalable=yes',
  },
  {
    row: 'Router failures show the given title with the message',
    path: 'packages/web/src/app/router/ErrorBoundary.tsx',
    find: 'return error instanceof Error ? error.message : String(error);',
    replace: 'return error instanceof Error ? error.name : String(error);',
  },
  {
    row: 'Attributes on the root element; the colour scheme matches',
    path: 'packages/web/src/theme/apply-look.ts',
    find: 'dataset.theme = theme;',
    replace: 'dataset.mode = theme;',
  },
  {
    row: 'Granting enables tracking, denying disables it',
    path: 'packages/web/src/app/events/start-analytics.ts',
    find: 'allowedSince: providerAllowedSince,',
    replace: 'allowedSince: () => undefined,',
  },
  {
    row: 'Absent counts as enabled',
    path: 'packages/web/src/domain/consent/consent-record.ts',
    find: "return flag !== 'denied' && !gpc && !dnt;",
    replace: "return flag === 'granted' && !gpc && !dnt;",
  },
  {
    row: 'Rematch carries confirmEndExisting, false by default',
    path: 'packages/web/src/features/dance/result/use-rematch.ts',
    find: 'run({ confirmEndExisting }, ',
    replace: 'run({ confirmEndExisting: false }, ',
  },
  {
    row: 'Admin login by a password',
    path: 'packages/server/src/features/admin/admin-session.ts',
    find: 'if (await verifyPassword(normalizePassword(password), adminPasswordHash)) return;',
    replace: "if (normalizePassword(password) !== '') return;",
  },
  {
    row: 'A button for that reset on an admin page',
    path: 'packages/web/src/features/admin/overview/ResetDances.tsx',
    find: 'onConfirm={() => end.mutate(confirm)}',
    replace: 'onConfirm={() => setAsking(false)}',
  },
  {
    row: 'Refusals of groups on the screen',
    path: 'packages/web/src/features/hives/use-group-command.ts',
    find: 'fault: error ? groupErrorMessage(name, error) : undefined,',
    replace: 'fault: undefined,',
  },
  {
    row: 'Router: the given title with the message',
    path: 'packages/web/src/app/router/ErrorBoundary.tsx',
    find: 'title="Unexpected Application Error!"',
    replace: 'title="Something broke"',
  },
  {
    row: 'Phrases every 2000 ms',
    path: 'packages/web/src/ui/bee/LoadingBee.tsx',
    find: 'const phraseMs = 2000;',
    replace: 'const phraseMs = 3000;',
  },
  {
    row: 'The bee circles: radius 10, 4 s',
    path: 'packages/web/src/ui/bee/life.css',
    find: '--bee-turn: 4s;',
    replace: '--bee-turn: 6s;',
  },
  {
    row: "The bee's size: 120, on phones 100",
    path: 'packages/web/src/ui/bee/parts.css',
    find: 'width: 120px;',
    replace: 'width: 140px;',
  },
  {
    row: 'Modals at 10005, 10006, 10050',
    path: 'packages/web/src/ui/layers.css',
    find: '--layer-dialog-above: 10006;',
    replace: '--layer-dialog-above: 10004;',
  },
  {
    row: 'Mascot: 1500, 800, 100 ms; blur 8 px, 2 px in the provider',
    path: 'packages/web/src/ui/mascot/mascot-timing.ts',
    find: 'bubbleDelayMs: 100,',
    replace: 'bubbleDelayMs: 400,',
  },
  {
    row: 'Touch and wheel listeners are passive',
    path: 'packages/web/src/app/events/request-consent-when-due.ts',
    find: 'addEventListener(activity, prolongPause, { passive: true })',
    replace: 'addEventListener(activity, prolongPause, { passive: false })',
  },
  {
    row: 'A page left open over midnight offers the new puzzle',
    path: 'packages/web/src/features/daily/Notices.tsx',
    find: '{wasTodays && current > puzzleNumber && (',
    replace: '{wasTodays && current > puzzleNumber + 1 && (',
  },
  {
    row: 'All there, in the order of',
    path: 'packages/web/src/features/daily/result/Result.tsx',
    find: `            !isSent && (game.archive ? <AnotherOne /> : <StreakSection game={game} />)
          )}
          {isHydrated && game.status === 'won' && !game.archive && <FirstWinOffer game={game} />}
          {!isSent && <Others puzzle={puzzle} own={game.rounds[0]?.word} />}`,
    replace: `            <>
              <Others puzzle={puzzle} own={game.rounds[0]?.word} />
              <StreakSection game={game} />
            </>
          )}
          {isHydrated && game.status === 'won' && !game.archive && <FirstWinOffer game={game} />}`,
  },
  {
    row: 'Share: a picture card made in the browser',
    path: 'packages/web/src/domain/share/card/draw-card.ts',
    find: 'return asPng(canvas);',
    replace: "return asPng(document.createElement('canvas'));",
  },
  {
    row: 'Share: a replay link, its path only for those who have finished',
    path: 'packages/server/src/features/daily/read-replay.ts',
    find: 'const covered = !viewers?.outcome;',
    replace: 'const covered = false;',
  },
  {
    row: 'Web Share, else clipboard, else selectable text',
    path: 'packages/web/src/domain/share/web-share.ts',
    find: 'shareData !== undefined && sharer.share !== undefined && sharer.canShare?.(shareData) === true',
    replace: 'shareData !== undefined && sharer.canShare?.(shareData) !== true',
  },
  {
    row: 'preemptiveWord seals the next word with the decision',
    path: 'packages/game/src/dance.ts',
    find: 'const sealed = isNew ? seal(decided, seat, word, now) : decided;',
    replace: 'const sealed = decided;',
  },
  {
    row: 'Abandon ends it for both and tells the other',
    path: 'packages/server/src/features/dance/play-dance.ts',
    find: 'const ruling = abandonRule(current.game, current.seat, attempt.now);',
    replace: 'const ruling = { ok: true as const, game: current.game };',
  },
  {
    // Who has waited for the other word sees it four seconds later.
    row: 'Both screens turn over together',
    path: 'packages/web/src/domain/play/use-play.ts',
    find: "useEffect(() => dispatch({ type: 'update', game }), [game]);",
    replace: `useEffect(() => {
    const isLate = !state.pending && game.rounds.length > state.trail.length;
    const timer = setTimeout(() => dispatch({ type: 'update', game }), isLate ? 4000 : 0);
    return () => clearTimeout(timer);
  }, [game]);`,
  },
  {
    row: '`/i/f/{code}` shows who invites and accepts in one tap, also for newcomers',
    path: 'packages/web/src/features/invite-friend/FriendInvitation.tsx',
    find: 'onDone={() => accept.mutate(chosen)}',
    replace: 'onDone={() => setChosen(undefined)}',
  },
  {
    row: 'Group page: members',
    path: 'packages/web/src/features/hives/hive/Hive.tsx',
    find: 'tabs={parts}',
    replace: "tabs={parts.filter(({ id }) => id !== 'members')}",
  },
  {
    row: 'The feed at `/buzz` and in each group',
    path: 'packages/server/src/features/buzz/read-buzz.ts',
    find: 'const page = rows.slice(0, pageSize);',
    replace:
      'const page = rows.slice(0, pageSize).filter(({ author_id }) => author_id === playerId);',
  },
  {
    // As the author sees it.
    row: 'With the result of any finished puzzle attached, covered until the reader has finished',
    path: 'packages/server/src/features/buzz/read-buzz.ts',
    find: `      readerId,
      withResult.map((row) => ({`,
    replace: `      withResult[0]?.author_id ?? readerId,
      withResult.map((row) => ({`,
  },
  {
    row: 'The first post asks for consent in the context buzz',
    path: 'packages/web/src/features/buzz/buzz-mutations.ts',
    find: "if (!hasBrowserOptOut()) await requestConsent('buzz');",
    replace: "if (hasBrowserOptOut()) await requestConsent('buzz');",
  },
  {
    row: 'With Supabase settings: Google and e-mail links',
    path: 'packages/server/src/features/accounts/supabase/sign-in-with-supabase.ts',
    find: '/login?state=',
    replace: '/?state=',
  },
  {
    row: 'Equal Accept and Decline, a line about what is kept',
    path: 'packages/web/src/domain/consent/ConsentDialog.tsx',
    find: '<Button isBusy={isBusy} onClick={onDecline}>',
    replace: '<Button variant="outline" isBusy={isBusy} onClick={onDecline}>',
  },
  {
    row: 'GPC or DNT without a choice counts as denied',
    path: 'packages/web/src/domain/consent/consent.ts',
    find: `    gpc: hasGlobalPrivacyControl(),
    dnt: hasDoNotTrack(),`,
    replace: `    gpc: false,
    dnt: false,`,
  },
  {
    row: 'Denying empties the queue and deletes the analytics id',
    path: 'packages/web/src/app/events/start-analytics.ts',
    find: 'if (!canTrack()) {',
    replace: 'if (!canTrack() && isSuspended()) {',
  },
  {
    row: 'No zoom by a double tap',
    path: 'packages/web/src/theme/base.css',
    find: 'touch-action: manipulation;',
    replace: 'touch-action: auto;',
  },
  {
    row: 'Unset consent: first-party counting only',
    path: 'packages/web/src/domain/consent/consent-record.ts',
    find: "return record?.status === 'granted' ? record.timestamp : undefined;",
    replace: "return record?.status === 'denied' ? undefined : '';",
  },
];
