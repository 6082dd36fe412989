


SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;


CREATE TABLE public.accounts (
    player_id text NOT NULL,
    email text,
    password_hash text,
    created_at bigint NOT NULL
);



CREATE TABLE public.audit_trail (
    number integer NOT NULL,
    at bigint NOT NULL,
    player_id text,
    act text NOT NULL,
    request_id text NOT NULL,
    about text,
    reason text
);



CREATE TABLE public.blocks (
    player_id text NOT NULL,
    blocked_id text NOT NULL,
    since bigint NOT NULL
);



CREATE TABLE public.buzz (
    id text NOT NULL,
    "position" bigint NOT NULL,
    feed text NOT NULL,
    author_id text NOT NULL,
    group_id text,
    text text NOT NULL,
    puzzle_number integer,
    post_key text,
    version integer NOT NULL,
    created_at bigint NOT NULL,
    reported_at bigint,
    report_state text
);



CREATE TABLE public.buzz_reactions (
    buzz_id text NOT NULL,
    player_id text NOT NULL,
    reaction text NOT NULL
);



CREATE TABLE public.buzz_report_answers (
    id text NOT NULL,
    buzz_id text NOT NULL,
    admin_id text,
    answer text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL
);



CREATE TABLE public.buzz_reports (
    buzz_id text NOT NULL,
    reporter_id text NOT NULL,
    reason text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.consents (
    player_id text NOT NULL,
    status text NOT NULL,
    version text NOT NULL,
    method text NOT NULL,
    previous_status text NOT NULL,
    decided_at bigint NOT NULL
);



CREATE TABLE public.counters (
    name text NOT NULL,
    count bigint NOT NULL
);



CREATE TABLE public.credential_changes (
    id integer NOT NULL,
    count bigint NOT NULL
);



CREATE TABLE public.daily_first_words (
    puzzle_number integer NOT NULL,
    word text NOT NULL,
    players integer NOT NULL
);



CREATE TABLE public.daily_games (
    player_id text NOT NULL,
    puzzle_number integer NOT NULL,
    outcome text,
    round_count integer NOT NULL,
    on_its_day integer NOT NULL,
    closeness integer NOT NULL,
    lean integer NOT NULL,
    hints_used integer NOT NULL,
    failed_saves integer NOT NULL,
    version integer NOT NULL,
    started_at bigint NOT NULL,
    finished_at bigint,
    replay_id text,
    sealed text,
    hints text NOT NULL,
    rounds text NOT NULL
);



CREATE TABLE public.dance_games (
    id text NOT NULL,
    seat0_id text,
    seat1_id text,
    with_bee integer NOT NULL,
    open_link integer NOT NULL,
    is_rematch integer NOT NULL,
    pair_key text,
    invite_key text,
    status text NOT NULL,
    outcome text,
    round_count integer NOT NULL,
    telepathy integer,
    version integer NOT NULL,
    deadline bigint,
    warn_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    ended_at bigint,
    seat0_nth integer,
    seat1_nth integer,
    message text,
    game text NOT NULL,
    seat0_shares integer DEFAULT 0 NOT NULL,
    seat1_shares integer DEFAULT 0 NOT NULL,
    replay_id text
);



CREATE TABLE public.dance_pair_stats (
    pair_key text NOT NULL,
    player0_id text NOT NULL,
    player1_id text NOT NULL,
    games integer NOT NULL,
    jinxes integer NOT NULL,
    rounds_to_jinx integer NOT NULL,
    fewest_rounds integer,
    current_run integer NOT NULL,
    best_run integer NOT NULL,
    telepathy_sum integer NOT NULL,
    best_telepathy integer NOT NULL
);



CREATE TABLE public.dance_partner_waits (
    player_id text NOT NULL,
    waiting_since bigint NOT NULL,
    seen_at bigint NOT NULL,
    max_rounds integer NOT NULL,
    pace text NOT NULL,
    game_id text
);



CREATE TABLE public.dance_player_stats (
    player_id text NOT NULL,
    ended integer NOT NULL,
    games integer NOT NULL,
    jinxes integer NOT NULL,
    rounds_to_jinx integer NOT NULL,
    fewest_rounds integer,
    current_run integer NOT NULL,
    best_run integer NOT NULL,
    telepathy_sum integer NOT NULL,
    best_telepathy integer NOT NULL
);



CREATE TABLE public.event_buffer (
    player_id text NOT NULL,
    idempotency_key text NOT NULL,
    accepted_at bigint NOT NULL,
    event text NOT NULL
);



CREATE TABLE public.event_dead_letters (
    id text NOT NULL,
    player_id text,
    event text NOT NULL,
    reason text NOT NULL,
    accepted_at bigint NOT NULL,
    failed_at bigint NOT NULL,
    tries integer NOT NULL
);



CREATE TABLE public.event_games (
    player_id text NOT NULL,
    game text NOT NULL,
    day text NOT NULL,
    said integer NOT NULL,
    finished integer NOT NULL,
    won integer NOT NULL
);



CREATE TABLE public.event_player_days (
    player_id text NOT NULL,
    day text NOT NULL
);



CREATE TABLE public.event_players (
    player_id text NOT NULL,
    first_day text NOT NULL
);



CREATE TABLE public.event_rollups (
    day text NOT NULL,
    figure text NOT NULL,
    part text NOT NULL,
    count bigint NOT NULL
);



CREATE TABLE public.events (
    player_id text NOT NULL,
    idempotency_key text NOT NULL,
    event_type text NOT NULL,
    session_id text NOT NULL,
    puzzle_number integer,
    occurred_at bigint NOT NULL,
    accepted_at bigint NOT NULL,
    data text NOT NULL
);



CREATE TABLE public.feedback (
    id text NOT NULL,
    number integer NOT NULL,
    player_id text NOT NULL,
    sent_key text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    contact text,
    screen text NOT NULL,
    version text NOT NULL,
    state text NOT NULL,
    note text,
    created_at bigint NOT NULL,
    changed_at bigint,
    appeals_to text
);



CREATE TABLE public.feedback_screenshots (
    feedback_id text NOT NULL,
    type text NOT NULL,
    bytes bytea NOT NULL
);



CREATE TABLE public.friend_lists (
    player_id text NOT NULL,
    version integer NOT NULL
);



CREATE TABLE public.friendships (
    player_id text NOT NULL,
    friend_id text NOT NULL,
    since bigint NOT NULL
);



CREATE TABLE public.group_members (
    group_id text NOT NULL,
    player_id text NOT NULL,
    joined_at bigint NOT NULL,
    join_method text NOT NULL,
    left_at bigint,
    was_removed integer NOT NULL
);



CREATE TABLE public.group_requests (
    id text NOT NULL,
    group_id text NOT NULL,
    player_id text NOT NULL,
    join_method text NOT NULL,
    status text NOT NULL,
    created_at bigint NOT NULL,
    answered_at bigint
);



CREATE TABLE public.groups (
    id text NOT NULL,
    type text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    owner_id text,
    friends_of text,
    invite_code text,
    code_key text,
    join_policy text NOT NULL,
    version integer NOT NULL,
    created_at bigint NOT NULL,
    created_by text,
    create_key text,
    ended_at bigint,
    ended_reason text
);



CREATE TABLE public.known_devices (
    player_id text NOT NULL,
    device_hash text NOT NULL,
    device text,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL
);



CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);



CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);



CREATE TABLE public.mail_queue (
    id text NOT NULL,
    player_id text,
    kind text NOT NULL,
    to_address text NOT NULL,
    content text,
    created_at bigint NOT NULL,
    due_at bigint,
    attempts integer NOT NULL,
    expires_at bigint NOT NULL
);



CREATE TABLE public.merged_players (
    merged_id text NOT NULL,
    player_id text NOT NULL,
    merged_at bigint NOT NULL,
    collections text NOT NULL
);



CREATE TABLE public.model_prompts (
    version integer NOT NULL,
    text text NOT NULL,
    note text,
    created_at bigint NOT NULL
);



CREATE TABLE public.model_runs (
    id text NOT NULL,
    prompt_version integer NOT NULL,
    model text NOT NULL,
    pairs integer NOT NULL,
    agreed integer NOT NULL,
    failed integer NOT NULL,
    milliseconds integer NOT NULL,
    tokens_in integer NOT NULL,
    tokens_out integer NOT NULL,
    at bigint NOT NULL
);



CREATE TABLE public.notification_inboxes (
    player_id text NOT NULL,
    version integer NOT NULL,
    settings text
);



CREATE TABLE public.notifications (
    id text NOT NULL,
    player_id text NOT NULL,
    about text NOT NULL,
    type text NOT NULL,
    from_id text,
    game_id text,
    text text NOT NULL,
    created_at bigint NOT NULL,
    read_at bigint,
    group_id text,
    push_at bigint
);



CREATE TABLE public.outer_identities (
    issuer text NOT NULL,
    subject text NOT NULL,
    player_id text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.passkey_challenges (
    challenge text NOT NULL,
    player_id text,
    expires_at bigint NOT NULL,
    credentials_version bigint DEFAULT 0 NOT NULL
);



CREATE TABLE public.passkeys (
    id text NOT NULL,
    player_id text NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint
);



CREATE TABLE public.password_resets (
    token_hash text NOT NULL,
    email text NOT NULL,
    credentials_version bigint NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);



CREATE TABLE public.players (
    id text NOT NULL,
    display_name text NOT NULL,
    friend_code text NOT NULL,
    kind text NOT NULL,
    badge_number integer,
    version integer NOT NULL,
    created_at bigint NOT NULL,
    credentials_version bigint DEFAULT 0 NOT NULL,
    suspended_until bigint
);



CREATE TABLE public.push_subscriptions (
    endpoint text NOT NULL,
    player_id text NOT NULL,
    session_hash text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.puzzle_swaps (
    puzzle_number integer NOT NULL,
    word1 text NOT NULL,
    word2 text NOT NULL,
    first_word text NOT NULL,
    par integer NOT NULL,
    difficulty text NOT NULL,
    swapped_at bigint NOT NULL
);



CREATE TABLE public.puzzles (
    puzzle_number integer NOT NULL,
    word1 text NOT NULL,
    word2 text NOT NULL,
    first_word text NOT NULL,
    par integer NOT NULL,
    difficulty text NOT NULL,
    published_at bigint NOT NULL
);



CREATE TABLE public.recovery_codes (
    code_hash text NOT NULL,
    player_id text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.sanctions (
    id text NOT NULL,
    player_id text NOT NULL,
    reason text NOT NULL,
    since bigint NOT NULL,
    until bigint,
    imposed_by text,
    lifted_at bigint,
    lifted_by text,
    lift_reason text
);



CREATE TABLE public.server_secrets (
    name text NOT NULL,
    secret text NOT NULL
);



CREATE TABLE public.sessions (
    token_hash text NOT NULL,
    player_id text NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    device text,
    left_player_id text,
    admin_until bigint
);



CREATE TABLE public.sign_in_tries (
    key text NOT NULL,
    failures integer NOT NULL,
    since bigint NOT NULL,
    succeeded_at bigint
);



CREATE TABLE public.simulated_players (
    player_id text NOT NULL,
    owner_id text,
    purpose text NOT NULL,
    made_at bigint NOT NULL
);



CREATE TABLE public.transfer_codes (
    code_hash text NOT NULL,
    player_id text NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint,
    credentials_version bigint DEFAULT 0 NOT NULL
);



INSERT INTO public.accounts VALUES ('anon_5x6oyeq538bcpxzish1', 'anna2@example.org', '$argon2id$v=19$m=19456,t=2,p=1$3Ibe/lkxcZR/P7P4t1bd+Q$v5aiGPtc1FwzleU13PTY0s/rt2A2gQkazgHt5Qo96Os', 1794873812624);









INSERT INTO public.buzz VALUES ('buzz_22trsu5j1ig0bof9yis', 1794873812478154, 'group:group_0iygx1eu4pj6lt58jv4', 'anon_17twx0i315mvf8js6lc', 'group_0iygx1eu4pj6lt58jv4', 'Good morning from the release before', NULL, NULL, 1, 1794873812478, NULL, NULL);


















INSERT INTO public.credential_changes VALUES (1, 1);



INSERT INTO public.daily_first_words VALUES (1052, 'giraffe', 1);
INSERT INTO public.daily_first_words VALUES (1052, 'umbrella', 1);



INSERT INTO public.daily_games VALUES ('anon_17twx0i315mvf8js6lc', 1052, NULL, 1, 1, 0, 0, 0, 0, 2, 1794873812138, NULL, NULL, '{"beeWord":"tree","salt":"c1a08995b1898eb18117e246324ea793","seal":"d934efe974b134c301e7a6cd5fbb7d35d50318a1051c896150e2459bb970d0f0"}', '[]', '[{"beeWord":"christmas","salt":"a478129936a589671a8c2128824b1469","seal":"efacc1f88e42a1f7eae12f97193e15fd5362ddf1775cee7d8ed0f43a78c6d14f","word":"giraffe","match":null,"warmth":32}]');
INSERT INTO public.daily_games VALUES ('anon_3idxljcd65ycxjdnl24', 1052, 'gave_up', 1, 1, 27, 0, 0, 0, 3, 1794873812202, 1794873812229, 'replay_3b1u6qjmt4hip4vd7vf', '{"beeWord":"tree","salt":"52dacb74642ed6636548752e99209689","seal":"37b187434cc342bf2fb7e735f8be263804f6ca546b21aa9fb2618f8cf7624a9c"}', '[]', '[{"beeWord":"christmas","salt":"a8a29f25ac6769a5889b3f3032aa0b8b","seal":"06a412b4c76be56f1f6e776e05c665045631e428879a6c346a1072e57f22aabf","word":"umbrella","match":null,"warmth":35}]');



INSERT INTO public.dance_games VALUES ('dance_4o39exy5k5xn5ki7too', 'anon_17twx0i315mvf8js6lc', 'anon_3idxljcd65ycxjdnl24', 0, 0, 0, 'anon_17twx0i315mvf8js6lc:anon_3idxljcd65ycxjdnl24', NULL, 'completed', 'jinx', 2, 90, 6, NULL, NULL, 1794873812244, 1794873812330, 1794873812330, 1, 1, NULL, '{"config":{"maxRounds":10,"pace":"relaxed"},"status":"completed","outcome":"jinx","rounds":[{"words":[{"word":"mistfo","at":1794873812290},{"word":"mistgo","at":1794873812304}],"match":null,"warmth":0},{"words":[{"word":"honeymoon","at":1794873812318},{"word":"honeymoon","at":1794873812330}],"match":"exact","warmth":100}],"sealed":[null,null],"roundLimit":10,"agreed":[false,false],"decision":null,"nudged":[null,null],"since":1794873812304,"deadline":null,"endedBy":null}', 0, 0, NULL);
INSERT INTO public.dance_games VALUES ('dance_09khsxhjnpol2ljgcfo', 'anon_17twx0i315mvf8js6lc', 'anon_3idxljcd65ycxjdnl24', 0, 0, 0, 'anon_17twx0i315mvf8js6lc:anon_3idxljcd65ycxjdnl24', NULL, 'active', NULL, 1, NULL, 5, 1795133012401, 1795081172401, 1794873812354, 1794873812420, NULL, NULL, NULL, NULL, '{"config":{"maxRounds":10,"pace":"relaxed"},"status":"active","outcome":null,"rounds":[{"words":[{"word":"mistfo","at":1794873812384},{"word":"mistgo","at":1794873812401}],"match":null,"warmth":0}],"sealed":[{"word":"lighthouse","at":1794873812420},null],"roundLimit":10,"agreed":[false,false],"decision":null,"nudged":[null,null],"since":1794873812401,"deadline":1795133012401,"endedBy":null}', 0, 0, NULL);



INSERT INTO public.dance_pair_stats VALUES ('anon_17twx0i315mvf8js6lc:anon_3idxljcd65ycxjdnl24', 'anon_17twx0i315mvf8js6lc', 'anon_3idxljcd65ycxjdnl24', 1, 1, 2, 2, 1, 1, 90, 90);






INSERT INTO public.dance_player_stats VALUES ('anon_17twx0i315mvf8js6lc', 1, 1, 1, 2, 2, 1, 1, 90, 90);
INSERT INTO public.dance_player_stats VALUES ('anon_3idxljcd65ycxjdnl24', 1, 1, 1, 2, 2, 1, 1, 90, 90);
























INSERT INTO public.feedback VALUES ('feedback_6ie5idcaynduiq4706u', 1, 'anon_3idxljcd65ycxjdnl24', 'feedback_6ie5idcaynduiq4706u', 'idea', 'More honey', NULL, '/', 'x', 'open', NULL, 1794873812509, NULL, NULL);






INSERT INTO public.friend_lists VALUES ('anon_17twx0i315mvf8js6lc', 1);
INSERT INTO public.friend_lists VALUES ('anon_3idxljcd65ycxjdnl24', 1);



INSERT INTO public.friendships VALUES ('anon_3idxljcd65ycxjdnl24', 'anon_17twx0i315mvf8js6lc', 1794873812091);
INSERT INTO public.friendships VALUES ('anon_17twx0i315mvf8js6lc', 'anon_3idxljcd65ycxjdnl24', 1794873812091);



INSERT INTO public.group_members VALUES ('group_0iygx1eu4pj6lt58jv4', 'anon_17twx0i315mvf8js6lc', 1794873812433, 'founded', NULL, 0);
INSERT INTO public.group_members VALUES ('group_0iygx1eu4pj6lt58jv4', 'anon_3idxljcd65ycxjdnl24', 1794873812457, 'invite_code', NULL, 0);






INSERT INTO public.groups VALUES ('group_0iygx1eu4pj6lt58jv4', 'hive', 'The Tuesday bees', '', 'anon_17twx0i315mvf8js6lc', NULL, 'JC31MNR4', 'JC31MNR4', 'open', 2, 1794873812433, 'anon_17twx0i315mvf8js6lc', NULL, NULL, NULL);



INSERT INTO public.known_devices VALUES ('anon_5x6oyeq538bcpxzish1', '34f0a4a125c15b1aaefd5fe112fe47082eb5aabc8b0cffc62d8796cc499a5e33', NULL, 1794873812642, 1794873812642);



INSERT INTO public.kysely_migration VALUES ('0001-players-and-sessions', '2026-11-17T00:03:31.095Z');
INSERT INTO public.kysely_migration VALUES ('0002-daily', '2026-11-17T00:03:31.108Z');
INSERT INTO public.kysely_migration VALUES ('0003-accounts', '2026-11-17T00:03:31.163Z');
INSERT INTO public.kysely_migration VALUES ('0004-dance', '2026-11-17T00:03:31.203Z');
INSERT INTO public.kysely_migration VALUES ('0005-notifications', '2026-11-17T00:03:31.215Z');
INSERT INTO public.kysely_migration VALUES ('0006-friends', '2026-11-17T00:03:31.230Z');
INSERT INTO public.kysely_migration VALUES ('0007-groups', '2026-11-17T00:03:31.254Z');
INSERT INTO public.kysely_migration VALUES ('0008-buzz', '2026-11-17T00:03:31.270Z');
INSERT INTO public.kysely_migration VALUES ('0009-events', '2026-11-17T00:03:31.330Z');
INSERT INTO public.kysely_migration VALUES ('0010-push-sharing-simulator', '2026-11-17T00:03:31.357Z');
INSERT INTO public.kysely_migration VALUES ('0011-desk', '2026-11-17T00:03:31.392Z');
INSERT INTO public.kysely_migration VALUES ('0012-boards', '2026-11-17T00:03:31.394Z');
INSERT INTO public.kysely_migration VALUES ('0013-growth', '2026-11-17T00:03:31.401Z');
INSERT INTO public.kysely_migration VALUES ('0014-events-of-a-player', '2026-11-17T00:03:31.402Z');
INSERT INTO public.kysely_migration VALUES ('0015-credentials', '2026-11-17T00:03:31.407Z');
INSERT INTO public.kysely_migration VALUES ('0018-pushes-due', '2026-11-17T00:03:31.410Z');
INSERT INTO public.kysely_migration VALUES ('0019-buzz-of-an-author-and-answers', '2026-11-17T00:03:31.462Z');
INSERT INTO public.kysely_migration VALUES ('0020-recovery-and-mail', '2026-11-17T00:03:31.488Z');
INSERT INTO public.kysely_migration VALUES ('0021-sanctions', '2026-11-17T00:03:31.502Z');



INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);















INSERT INTO public.notification_inboxes VALUES ('anon_17twx0i315mvf8js6lc', 10, NULL);
INSERT INTO public.notification_inboxes VALUES ('anon_3idxljcd65ycxjdnl24', 11, NULL);



INSERT INTO public.notifications VALUES ('notification_0arj3hyxx1fgi4oie97', 'anon_17twx0i315mvf8js6lc', 'friend_joined:anon_3idxljcd65ycxjdnl24', 'friend_joined', 'anon_3idxljcd65ycxjdnl24', NULL, '{name} is your friend now. Ask for a dance?', 1794873812106, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_0wyqyq4sfsxwyk6r0kp', 'anon_3idxljcd65ycxjdnl24', 'invite:dance_4o39exy5k5xn5ki7too', 'invite', 'anon_17twx0i315mvf8js6lc', 'dance_4o39exy5k5xn5ki7too', '{name} invites you to dance.', 1794873812256, 1794873812279, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_2616keo7e25zd3hq0lt', 'anon_17twx0i315mvf8js6lc', 'your_turn:dance_4o39exy5k5xn5ki7too', 'your_turn', 'anon_3idxljcd65ycxjdnl24', 'dance_4o39exy5k5xn5ki7too', '{name} dances with you. Your turn.', 1794873812282, 1794873812294, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_2i7gkgjeeik3c49dyop', 'anon_17twx0i315mvf8js6lc', 'reveal:dance_4o39exy5k5xn5ki7too', 'reveal', 'anon_3idxljcd65ycxjdnl24', 'dance_4o39exy5k5xn5ki7too', '{name} has answered: see both words.', 1794873812310, 1794873812322, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_67urffe9eckdufb27f2', 'anon_3idxljcd65ycxjdnl24', 'your_turn:dance_4o39exy5k5xn5ki7too', 'your_turn', 'anon_17twx0i315mvf8js6lc', 'dance_4o39exy5k5xn5ki7too', '{name} has sealed a word. Your turn.', 1794873812324, 1794873812343, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_6pef870dfk6bb0q58sr', 'anon_17twx0i315mvf8js6lc', 'jinx:dance_4o39exy5k5xn5ki7too', 'jinx', 'anon_3idxljcd65ycxjdnl24', 'dance_4o39exy5k5xn5ki7too', 'Jinx! You and {name} said it.', 1794873812345, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_1u6h9bk1ihia5u0nvu2', 'anon_3idxljcd65ycxjdnl24', 'invite:dance_09khsxhjnpol2ljgcfo', 'invite', 'anon_17twx0i315mvf8js6lc', 'dance_09khsxhjnpol2ljgcfo', '{name} invites you to dance.', 1794873812362, 1794873812374, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_497q3pdxhzughjub322', 'anon_17twx0i315mvf8js6lc', 'your_turn:dance_09khsxhjnpol2ljgcfo', 'your_turn', 'anon_3idxljcd65ycxjdnl24', 'dance_09khsxhjnpol2ljgcfo', '{name} dances with you. Your turn.', 1794873812376, 1794873812388, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_1nrqioukqk1dhmlhxz5', 'anon_17twx0i315mvf8js6lc', 'reveal:dance_09khsxhjnpol2ljgcfo', 'reveal', 'anon_3idxljcd65ycxjdnl24', 'dance_09khsxhjnpol2ljgcfo', '{name} has answered: see both words.', 1794873812408, 1794873812424, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_75jbzf2yxvc1hfq4cng', 'anon_3idxljcd65ycxjdnl24', 'your_turn:dance_09khsxhjnpol2ljgcfo', 'your_turn', 'anon_17twx0i315mvf8js6lc', 'dance_09khsxhjnpol2ljgcfo', '{name} has sealed a word. Your turn.', 1794873812426, NULL, NULL, NULL);















INSERT INTO public.players VALUES ('anon_17twx0i315mvf8js6lc', 'Wily Foxglove', '348PEV2G', 'anonymous', NULL, 1, 1794873812059, 0, NULL);
INSERT INTO public.players VALUES ('anon_3idxljcd65ycxjdnl24', 'Breezy Orchid', 'NH2ZT020', 'anonymous', NULL, 1, 1794873812075, 0, NULL);
INSERT INTO public.players VALUES ('anon_5x6oyeq538bcpxzish1', 'Smooth Yarrow', 'NY6R36AE', 'account', NULL, 2, 1794873812523, 1, NULL);









INSERT INTO public.puzzles VALUES (1052, 'bell', 'snowman', 'christmas', 4, 'steady', 1794873812140);



INSERT INTO public.recovery_codes VALUES ('78d6f1358ad9e722dd4b7ad9def6fdacde27daa69797313c86738cdfdcf828e4', 'anon_5x6oyeq538bcpxzish1', 1794873812648);
INSERT INTO public.recovery_codes VALUES ('316f866eaf6103da2e199085b076a63571e4c80e7f1922a6b110b6cd47f23e61', 'anon_5x6oyeq538bcpxzish1', 1794873812648);
INSERT INTO public.recovery_codes VALUES ('a2a960c13d49848a0a3cc218718ccec765f57a38caa7be1c139606e276b25b4d', 'anon_5x6oyeq538bcpxzish1', 1794873812648);
INSERT INTO public.recovery_codes VALUES ('e9227d9bb667fd2c18f3a571088b1c2b1b754ff0d7cebcd8e003f5864b0e1abd', 'anon_5x6oyeq538bcpxzish1', 1794873812648);
INSERT INTO public.recovery_codes VALUES ('92af4cae6e2c2b5cd07705718e3fcaf1b24d2dfe82e4dbcc9ff91447502da0e2', 'anon_5x6oyeq538bcpxzish1', 1794873812648);
INSERT INTO public.recovery_codes VALUES ('61e6374d852f863772839a79862021c5a1c269a6e86ed393b0e63f10a2d4f9e1', 'anon_5x6oyeq538bcpxzish1', 1794873812648);
INSERT INTO public.recovery_codes VALUES ('2c23457f3e571f65a76ae9984ae0e5521078680f084b8aa7eab21759fe16b56f', 'anon_5x6oyeq538bcpxzish1', 1794873812648);
INSERT INTO public.recovery_codes VALUES ('5478dc2c476dd6c8fc6194830e6eeb80999d5f53d6376350b5fa73e98c2cdfe5', 'anon_5x6oyeq538bcpxzish1', 1794873812649);
INSERT INTO public.recovery_codes VALUES ('9186ca022dbd9e90f17ca48725764baed1385a6cf56b3b1821deda25493ea5a5', 'anon_5x6oyeq538bcpxzish1', 1794873812649);
INSERT INTO public.recovery_codes VALUES ('53eb127dc3b42f0001f6ee74329aabaad3a2b500c84f422c0340779c5c5ac122', 'anon_5x6oyeq538bcpxzish1', 1794873812649);






INSERT INTO public.server_secrets VALUES ('signing', 'hWsu4L8SJoX_XSIxkGymkam-tAo3Z9LPRcmbZzazZHY');
INSERT INTO public.server_secrets VALUES ('vapid', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgoft8Z8qNFaw1OiPk
fhYQ4vZJXaKciRtPleGHd5XVnpqhRANCAASbDSmfvfbUgB3gSgKEgga+/PXbzEHi
3tXZTd2rEZzmE9jPNZbknepEuUYVmxYMBNoGpffZDLPBpVyqdJ8Agkb6
-----END PRIVATE KEY-----
');



INSERT INTO public.sessions VALUES ('3a9672b732d4de01edbeb25de9daa184e32a56b927a9b8d2a00499a475508cf3', 'anon_17twx0i315mvf8js6lc', 1794873812062, 1794873812062, 1829433812062, NULL, NULL, NULL);
INSERT INTO public.sessions VALUES ('5f876f4a997cb38403d80e9e4535f1a208eff9ca0ec6029e7a98513a8497fa1e', 'anon_3idxljcd65ycxjdnl24', 1794873812078, 1794873812078, 1829433812078, NULL, NULL, NULL);
INSERT INTO public.sessions VALUES ('484874c9aaf40f33c9224f374707eaf2656afa875823eb2e72f043fd43206906', 'anon_5x6oyeq538bcpxzish1', 1794873812640, 1794873812640, 1829433812640, NULL, NULL, NULL);



INSERT INTO public.sign_in_tries VALUES ('probe address:HUtZN3brQ8-tKwwzKY4b4jmLPdx-l8h1f_0DrVXakMU', 1, 1794873812558, NULL);
INSERT INTO public.sign_in_tries VALUES ('probe:L8HBvSgOcisAf5oMCN_WtPmaW9YFhzrQPTdRF94yEX4', 1, 1794873812558, NULL);









ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);



ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.audit_trail
    ADD CONSTRAINT audit_trail_pkey PRIMARY KEY (number);



ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_key PRIMARY KEY (player_id, blocked_id);



ALTER TABLE ONLY public.buzz
    ADD CONSTRAINT buzz_one_per_post_key UNIQUE (author_id, post_key);



ALTER TABLE ONLY public.buzz
    ADD CONSTRAINT buzz_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.buzz
    ADD CONSTRAINT buzz_position_key UNIQUE ("position");



ALTER TABLE ONLY public.buzz_reactions
    ADD CONSTRAINT buzz_reactions_primary_key PRIMARY KEY (buzz_id, player_id);



ALTER TABLE ONLY public.buzz_report_answers
    ADD CONSTRAINT buzz_report_answers_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.buzz_reports
    ADD CONSTRAINT buzz_reports_primary_key PRIMARY KEY (buzz_id, reporter_id);



ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (name);



ALTER TABLE ONLY public.credential_changes
    ADD CONSTRAINT credential_changes_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.daily_first_words
    ADD CONSTRAINT daily_first_words_key PRIMARY KEY (puzzle_number, word);



ALTER TABLE ONLY public.daily_games
    ADD CONSTRAINT daily_games_key PRIMARY KEY (player_id, puzzle_number);



ALTER TABLE ONLY public.daily_games
    ADD CONSTRAINT daily_games_replay_id_key UNIQUE (replay_id);



ALTER TABLE ONLY public.dance_games
    ADD CONSTRAINT dance_games_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.dance_pair_stats
    ADD CONSTRAINT dance_pair_stats_pkey PRIMARY KEY (pair_key);



ALTER TABLE ONLY public.dance_partner_waits
    ADD CONSTRAINT dance_partner_waits_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.dance_player_stats
    ADD CONSTRAINT dance_player_stats_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.event_buffer
    ADD CONSTRAINT event_buffer_once PRIMARY KEY (player_id, idempotency_key);



ALTER TABLE ONLY public.event_dead_letters
    ADD CONSTRAINT event_dead_letters_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.event_games
    ADD CONSTRAINT event_games_once PRIMARY KEY (player_id, game);



ALTER TABLE ONLY public.event_player_days
    ADD CONSTRAINT event_player_days_once PRIMARY KEY (player_id, day);



ALTER TABLE ONLY public.event_players
    ADD CONSTRAINT event_players_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.event_rollups
    ADD CONSTRAINT event_rollups_key PRIMARY KEY (day, figure, part);



ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_once PRIMARY KEY (player_id, idempotency_key);



ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_number_key UNIQUE (number);



ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_once_per_key UNIQUE (player_id, sent_key);



ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.feedback_screenshots
    ADD CONSTRAINT feedback_screenshots_pkey PRIMARY KEY (feedback_id);



ALTER TABLE ONLY public.friend_lists
    ADD CONSTRAINT friend_lists_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_key PRIMARY KEY (player_id, friend_id);



ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_key PRIMARY KEY (group_id, player_id);



ALTER TABLE ONLY public.group_requests
    ADD CONSTRAINT group_requests_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_friends_of_key UNIQUE (friends_of);



ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_one_per_create_key UNIQUE (created_by, create_key);



ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_key PRIMARY KEY (player_id, device_hash);



ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);



ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.merged_players
    ADD CONSTRAINT merged_players_pkey PRIMARY KEY (merged_id);



ALTER TABLE ONLY public.model_prompts
    ADD CONSTRAINT model_prompts_pkey PRIMARY KEY (version);



ALTER TABLE ONLY public.model_runs
    ADD CONSTRAINT model_runs_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.notification_inboxes
    ADD CONSTRAINT notification_inboxes_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_one_about_a_thing UNIQUE (player_id, about);



ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.outer_identities
    ADD CONSTRAINT outer_identities_key PRIMARY KEY (issuer, subject);



ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);



ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);



ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_badge_number_key UNIQUE (badge_number);



ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_friend_code_key UNIQUE (friend_code);



ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (endpoint);



ALTER TABLE ONLY public.puzzle_swaps
    ADD CONSTRAINT puzzle_swaps_pkey PRIMARY KEY (puzzle_number);



ALTER TABLE ONLY public.puzzles
    ADD CONSTRAINT puzzles_pkey PRIMARY KEY (puzzle_number);



ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);



ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT sanctions_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.server_secrets
    ADD CONSTRAINT server_secrets_pkey PRIMARY KEY (name);



ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);



ALTER TABLE ONLY public.sign_in_tries
    ADD CONSTRAINT sign_in_tries_pkey PRIMARY KEY (key);



ALTER TABLE ONLY public.simulated_players
    ADD CONSTRAINT simulated_players_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_pkey PRIMARY KEY (code_hash);



CREATE INDEX blocks_by_blocked_id ON public.blocks USING btree (blocked_id);



CREATE INDEX buzz_by_author ON public.buzz USING btree (author_id, "position");



CREATE INDEX buzz_by_feed ON public.buzz USING btree (feed, "position");



CREATE INDEX buzz_by_group ON public.buzz USING btree (group_id);



CREATE INDEX buzz_by_report ON public.buzz USING btree (report_state, reported_at);



CREATE INDEX buzz_reactions_by_player ON public.buzz_reactions USING btree (player_id);



CREATE INDEX buzz_report_answers_by_admin ON public.buzz_report_answers USING btree (admin_id);



CREATE INDEX buzz_report_answers_by_buzz ON public.buzz_report_answers USING btree (buzz_id);



CREATE INDEX buzz_reports_by_reporter ON public.buzz_reports USING btree (reporter_id);



CREATE INDEX daily_games_by_finished_at ON public.daily_games USING btree (finished_at);



CREATE INDEX daily_games_by_started_at ON public.daily_games USING btree (started_at);



CREATE INDEX daily_games_for_boards ON public.daily_games USING btree (player_id, on_its_day, puzzle_number, outcome, round_count);



CREATE INDEX dance_games_by_ended_at ON public.dance_games USING btree (ended_at);



CREATE INDEX dance_games_by_inviter ON public.dance_games USING btree (seat0_id, created_at);



CREATE UNIQUE INDEX dance_games_by_replay ON public.dance_games USING btree (replay_id);



CREATE INDEX dance_games_ended_by_seat0 ON public.dance_games USING btree (seat0_id, seat0_nth);



CREATE INDEX dance_games_ended_by_seat1 ON public.dance_games USING btree (seat1_id, seat1_nth);



CREATE UNIQUE INDEX dance_games_one_open_per_pair ON public.dance_games USING btree (pair_key) WHERE (ended_at IS NULL);



CREATE UNIQUE INDEX dance_games_one_per_invite_key ON public.dance_games USING btree (seat0_id, invite_key);



CREATE INDEX dance_games_open_by_deadline ON public.dance_games USING btree (deadline) WHERE (ended_at IS NULL);



CREATE INDEX dance_games_open_by_seat0_id ON public.dance_games USING btree (seat0_id) WHERE (ended_at IS NULL);



CREATE INDEX dance_games_open_by_seat1_id ON public.dance_games USING btree (seat1_id) WHERE (ended_at IS NULL);



CREATE INDEX dance_games_open_by_warn_at ON public.dance_games USING btree (warn_at) WHERE (ended_at IS NULL);



CREATE INDEX dance_pair_stats_by_player0_id ON public.dance_pair_stats USING btree (player0_id);



CREATE INDEX dance_pair_stats_by_player1_id ON public.dance_pair_stats USING btree (player1_id);



CREATE INDEX event_buffer_by_age ON public.event_buffer USING btree (accepted_at);



CREATE INDEX event_dead_letters_by_player ON public.event_dead_letters USING btree (player_id);



CREATE INDEX event_games_by_day ON public.event_games USING btree (day);



CREATE INDEX event_player_days_by_day ON public.event_player_days USING btree (day);



CREATE INDEX events_by_age ON public.events USING btree (accepted_at);



CREATE INDEX events_by_player ON public.events USING btree (player_id, accepted_at);



CREATE INDEX feedback_by_sanction ON public.feedback USING btree (appeals_to);



CREATE INDEX feedback_by_state ON public.feedback USING btree (state, number);



CREATE INDEX friendships_by_friend_id ON public.friendships USING btree (friend_id);



CREATE INDEX group_members_by_player ON public.group_members USING btree (player_id);



CREATE INDEX group_requests_by_group ON public.group_requests USING btree (group_id, status, created_at);



CREATE INDEX group_requests_by_player ON public.group_requests USING btree (player_id, group_id);



CREATE UNIQUE INDEX group_requests_one_open ON public.group_requests USING btree (group_id, player_id) WHERE (status = 'pending'::text);



CREATE INDEX groups_by_age ON public.groups USING btree (created_at);



CREATE INDEX groups_by_owner ON public.groups USING btree (owner_id);



CREATE UNIQUE INDEX groups_one_per_code ON public.groups USING btree (code_key) WHERE (ended_at IS NULL);



CREATE INDEX mail_queue_by_due_at ON public.mail_queue USING btree (due_at);



CREATE INDEX mail_queue_by_expires_at ON public.mail_queue USING btree (expires_at);



CREATE INDEX mail_queue_by_player_id ON public.mail_queue USING btree (player_id);



CREATE INDEX mail_queue_by_to_address ON public.mail_queue USING btree (to_address, created_at);



CREATE INDEX merged_players_by_player ON public.merged_players USING btree (player_id);



CREATE INDEX notifications_by_player ON public.notifications USING btree (player_id, created_at);



CREATE INDEX notifications_by_sender ON public.notifications USING btree (from_id);



CREATE INDEX notifications_to_push ON public.notifications USING btree (push_at) WHERE (push_at IS NOT NULL);



CREATE INDEX outer_identities_by_player ON public.outer_identities USING btree (player_id);



CREATE INDEX passkey_challenges_by_expiry ON public.passkey_challenges USING btree (expires_at);



CREATE INDEX passkey_challenges_by_player ON public.passkey_challenges USING btree (player_id);



CREATE INDEX passkeys_by_player ON public.passkeys USING btree (player_id);



CREATE INDEX password_resets_by_email ON public.password_resets USING btree (email);



CREATE INDEX password_resets_by_expires_at ON public.password_resets USING btree (expires_at);



CREATE INDEX players_by_created_at ON public.players USING btree (created_at);



CREATE INDEX players_by_suspension ON public.players USING btree (suspended_until) WHERE (suspended_until IS NOT NULL);



CREATE INDEX push_subscriptions_by_player_id ON public.push_subscriptions USING btree (player_id);



CREATE INDEX push_subscriptions_by_session_hash ON public.push_subscriptions USING btree (session_hash);



CREATE INDEX recovery_codes_by_player_id ON public.recovery_codes USING btree (player_id);



CREATE INDEX sanctions_by_player ON public.sanctions USING btree (player_id, since);



CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);



CREATE INDEX sessions_by_left_player ON public.sessions USING btree (left_player_id);



CREATE INDEX sessions_by_player ON public.sessions USING btree (player_id);



CREATE INDEX sign_in_tries_by_age ON public.sign_in_tries USING btree (succeeded_at, since);



CREATE INDEX simulated_players_by_made_at ON public.simulated_players USING btree (made_at);



CREATE INDEX simulated_players_by_owner_id ON public.simulated_players USING btree (owner_id);



CREATE INDEX transfer_codes_by_expiry ON public.transfer_codes USING btree (expires_at);



CREATE INDEX transfer_codes_by_player ON public.transfer_codes USING btree (player_id);



ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.buzz
    ADD CONSTRAINT buzz_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.buzz
    ADD CONSTRAINT buzz_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.buzz_reactions
    ADD CONSTRAINT buzz_reactions_buzz_id_fkey FOREIGN KEY (buzz_id) REFERENCES public.buzz(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.buzz_reactions
    ADD CONSTRAINT buzz_reactions_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.buzz_report_answers
    ADD CONSTRAINT buzz_report_answers_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.buzz_report_answers
    ADD CONSTRAINT buzz_report_answers_buzz_id_fkey FOREIGN KEY (buzz_id) REFERENCES public.buzz(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.buzz_reports
    ADD CONSTRAINT buzz_reports_buzz_id_fkey FOREIGN KEY (buzz_id) REFERENCES public.buzz(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.buzz_reports
    ADD CONSTRAINT buzz_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.daily_games
    ADD CONSTRAINT daily_games_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.daily_games
    ADD CONSTRAINT daily_games_puzzle_number_fkey FOREIGN KEY (puzzle_number) REFERENCES public.puzzles(puzzle_number);



ALTER TABLE ONLY public.dance_games
    ADD CONSTRAINT dance_games_seat0_id_fkey FOREIGN KEY (seat0_id) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.dance_games
    ADD CONSTRAINT dance_games_seat1_id_fkey FOREIGN KEY (seat1_id) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.dance_pair_stats
    ADD CONSTRAINT dance_pair_stats_player0_id_fkey FOREIGN KEY (player0_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.dance_pair_stats
    ADD CONSTRAINT dance_pair_stats_player1_id_fkey FOREIGN KEY (player1_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.dance_partner_waits
    ADD CONSTRAINT dance_partner_waits_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.dance_player_stats
    ADD CONSTRAINT dance_player_stats_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.event_buffer
    ADD CONSTRAINT event_buffer_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.event_dead_letters
    ADD CONSTRAINT event_dead_letters_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.event_games
    ADD CONSTRAINT event_games_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.event_player_days
    ADD CONSTRAINT event_player_days_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.event_players
    ADD CONSTRAINT event_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_appeals_to_fkey FOREIGN KEY (appeals_to) REFERENCES public.sanctions(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.feedback_screenshots
    ADD CONSTRAINT feedback_screenshots_feedback_id_fkey FOREIGN KEY (feedback_id) REFERENCES public.feedback(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.friend_lists
    ADD CONSTRAINT friend_lists_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.group_requests
    ADD CONSTRAINT group_requests_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.group_requests
    ADD CONSTRAINT group_requests_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_friends_of_fkey FOREIGN KEY (friends_of) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.players(id);



ALTER TABLE ONLY public.known_devices
    ADD CONSTRAINT known_devices_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.mail_queue
    ADD CONSTRAINT mail_queue_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.merged_players
    ADD CONSTRAINT merged_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.notification_inboxes
    ADD CONSTRAINT notification_inboxes_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_from_id_fkey FOREIGN KEY (from_id) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.outer_identities
    ADD CONSTRAINT outer_identities_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES public.sessions(token_hash) ON DELETE CASCADE;



ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT sanctions_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.simulated_players
    ADD CONSTRAINT simulated_players_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.simulated_players
    ADD CONSTRAINT simulated_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;




