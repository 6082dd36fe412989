


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
    report_state text,
    swarm_id text
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
    rounds text NOT NULL,
    streak_day integer,
    utc_offset integer
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
    replay_id text,
    seat0_reaction text,
    seat0_befriends integer DEFAULT 0 NOT NULL,
    seat1_reaction text,
    seat1_befriends integer DEFAULT 0 NOT NULL
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
    settings text,
    remind_at bigint,
    reminded_puzzle integer
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
    swapped_at bigint NOT NULL,
    made_by text
);



CREATE TABLE public.puzzles (
    puzzle_number integer NOT NULL,
    word1 text NOT NULL,
    word2 text NOT NULL,
    first_word text NOT NULL,
    par integer NOT NULL,
    difficulty text NOT NULL,
    published_at bigint NOT NULL,
    made_by text
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



CREATE TABLE public.sent_pair_reports (
    puzzle_number integer NOT NULL,
    reporter_id text NOT NULL,
    reason text NOT NULL,
    created_at bigint NOT NULL
);



CREATE TABLE public.sent_pairs (
    puzzle_number integer NOT NULL,
    code text NOT NULL,
    maker_id text NOT NULL,
    note text,
    offer text NOT NULL,
    created_at bigint NOT NULL,
    ended_at bigint,
    report_state text,
    reported_at bigint,
    taken_for integer
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



CREATE TABLE public.swarm_members (
    id text NOT NULL,
    swarm_id text NOT NULL,
    player_id text,
    seat integer,
    name text,
    face integer NOT NULL,
    watches_until bigint,
    said integer,
    agreements integer,
    in_largest integer
);



CREATE TABLE public.swarm_reports (
    id text NOT NULL,
    swarm_id text NOT NULL,
    seat integer NOT NULL,
    reporter_id text NOT NULL,
    reason text NOT NULL,
    created_at bigint NOT NULL,
    answered_at bigint
);



CREATE TABLE public.swarms (
    id text NOT NULL,
    code text NOT NULL,
    room_code text,
    replay_id text NOT NULL,
    group_id text,
    created_by text,
    create_key text,
    rematch_of text,
    status text NOT NULL,
    outcome text,
    round_count integer NOT NULL,
    version integer NOT NULL,
    deadline bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    ended_at bigint,
    game text NOT NULL
);



CREATE TABLE public.transfer_codes (
    code_hash text NOT NULL,
    player_id text NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint,
    credentials_version bigint DEFAULT 0 NOT NULL
);



INSERT INTO public.accounts VALUES ('anon_75vi4tllvcps0khjpp4', 'anna2@example.org', '$argon2id$v=19$m=19456,t=2,p=1$U+QPVwCquMfXssVdZ/TXmA$ruit2VS9CtTHwkpr1H/cSE/8q0crgwltewBN38n6zH4', 1794878024377);









INSERT INTO public.buzz VALUES ('buzz_0znzmwd0beevaekmpgn', 1794878024273491, 'group:group_55fofphdbkap6639x7m', 'anon_6tmyhknlhxt7rc71cim', 'group_55fofphdbkap6639x7m', 'Good morning from the release before', NULL, NULL, 1, 1794878024273, NULL, NULL, NULL);


















INSERT INTO public.credential_changes VALUES (1, 1);



INSERT INTO public.daily_first_words VALUES (1052, 'giraffe', 1);
INSERT INTO public.daily_first_words VALUES (1052, 'umbrella', 1);



INSERT INTO public.daily_games VALUES ('anon_6tmyhknlhxt7rc71cim', 1052, NULL, 1, 1, 0, 0, 0, 0, 2, 1794878023976, NULL, NULL, '{"beeWord":"tree","salt":"742a11db608543daa842203b092eb1a4","seal":"fb45256163540d586962852acd61d185f2d65e9374a817bbcbfa1fe88a85cf63"}', '[]', '[{"beeWord":"christmas","salt":"2844453148f14eb63f00fd9d3393f5d6","seal":"ebb889665c224562b65f5868a3c75df176b4a9c1bbd6144bf263b309518f07c3","word":"giraffe","match":null,"warmth":32}]', NULL, NULL);
INSERT INTO public.daily_games VALUES ('anon_61k5os7g2of6g398sp0', 1052, 'gave_up', 1, 1, 27, 0, 0, 0, 3, 1794878024029, 1794878024051, 'replay_6m3u55r69mrdew40i2u', '{"beeWord":"tree","salt":"1309e50982b02d4862eafefae01dc7a7","seal":"a946d93a8a9e15331a260027921104dcb76ad3732b7c50108d1f6be09bccd1ca"}', '[]', '[{"beeWord":"christmas","salt":"1dd304a6a78153d6bbcf3b149c904e43","seal":"7a62107efb42a28e9ed3cca5d516ebcc5ea6714530269a55b6217264d73574f2","word":"umbrella","match":null,"warmth":35}]', NULL, NULL);



INSERT INTO public.dance_games VALUES ('dance_1297gms8moljwvea6zd', 'anon_6tmyhknlhxt7rc71cim', 'anon_61k5os7g2of6g398sp0', 0, 0, 0, 'anon_61k5os7g2of6g398sp0:anon_6tmyhknlhxt7rc71cim', NULL, 'completed', 'jinx', 2, 90, 6, NULL, NULL, 1794878024065, 1794878024146, 1794878024146, 1, 1, NULL, '{"missed":[null,null],"overdue":null,"opening":null,"config":{"maxRounds":10,"pace":"relaxed"},"status":"completed","outcome":"jinx","rounds":[{"words":[{"word":"mistfo","at":1794878024106},{"word":"mistgo","at":1794878024122}],"match":null,"warmth":0},{"words":[{"word":"honeymoon","at":1794878024134},{"word":"honeymoon","at":1794878024146}],"match":"exact","warmth":100}],"sealed":[null,null],"roundLimit":10,"agreed":[false,false],"decision":null,"nudged":[null,null],"since":1794878024122,"deadline":null,"endedBy":null}', 0, 0, NULL, NULL, 0, NULL, 0);
INSERT INTO public.dance_games VALUES ('dance_3k670jo5aldft6kloh4', 'anon_6tmyhknlhxt7rc71cim', 'anon_61k5os7g2of6g398sp0', 0, 0, 0, 'anon_61k5os7g2of6g398sp0:anon_6tmyhknlhxt7rc71cim', NULL, 'active', NULL, 1, NULL, 5, 1795137224212, 1795085384212, 1794878024176, 1794878024224, NULL, NULL, NULL, NULL, '{"missed":[null,null],"overdue":null,"opening":null,"config":{"maxRounds":10,"pace":"relaxed"},"status":"active","outcome":null,"rounds":[{"words":[{"word":"mistfo","at":1794878024199},{"word":"mistgo","at":1794878024212}],"match":null,"warmth":0}],"sealed":[{"word":"lighthouse","at":1794878024224},null],"roundLimit":10,"agreed":[false,false],"decision":null,"nudged":[null,null],"since":1794878024212,"deadline":1795137224212,"endedBy":null}', 0, 0, NULL, NULL, 0, NULL, 0);



INSERT INTO public.dance_pair_stats VALUES ('anon_61k5os7g2of6g398sp0:anon_6tmyhknlhxt7rc71cim', 'anon_61k5os7g2of6g398sp0', 'anon_6tmyhknlhxt7rc71cim', 1, 1, 2, 2, 1, 1, 90, 90);






INSERT INTO public.dance_player_stats VALUES ('anon_61k5os7g2of6g398sp0', 1, 1, 1, 2, 2, 1, 1, 90, 90);
INSERT INTO public.dance_player_stats VALUES ('anon_6tmyhknlhxt7rc71cim', 1, 1, 1, 2, 2, 1, 1, 90, 90);
























INSERT INTO public.feedback VALUES ('feedback_204ahonox5rmek0lwke', 1, 'anon_61k5os7g2of6g398sp0', 'feedback_204ahonox5rmek0lwke', 'idea', 'More honey', NULL, '/', 'x', 'open', NULL, 1794878024299, NULL, NULL);






INSERT INTO public.friend_lists VALUES ('anon_61k5os7g2of6g398sp0', 1);
INSERT INTO public.friend_lists VALUES ('anon_6tmyhknlhxt7rc71cim', 1);



INSERT INTO public.friendships VALUES ('anon_61k5os7g2of6g398sp0', 'anon_6tmyhknlhxt7rc71cim', 1794878023939);
INSERT INTO public.friendships VALUES ('anon_6tmyhknlhxt7rc71cim', 'anon_61k5os7g2of6g398sp0', 1794878023939);



INSERT INTO public.group_members VALUES ('group_55fofphdbkap6639x7m', 'anon_6tmyhknlhxt7rc71cim', 1794878024235, 'founded', NULL, 0);
INSERT INTO public.group_members VALUES ('group_55fofphdbkap6639x7m', 'anon_61k5os7g2of6g398sp0', 1794878024258, 'invite_code', NULL, 0);






INSERT INTO public.groups VALUES ('group_55fofphdbkap6639x7m', 'hive', 'The Tuesday bees', '', 'anon_6tmyhknlhxt7rc71cim', NULL, '0ZH27NJ4', '0ZH27NJ4', 'open', 2, 1794878024235, 'anon_6tmyhknlhxt7rc71cim', NULL, NULL, NULL);



INSERT INTO public.known_devices VALUES ('anon_75vi4tllvcps0khjpp4', '5a5a168d0825a65e0a4eb07bf3a9f6a5f25f805d3efc39d60e7260740d2e93bf', NULL, 1794878024389, 1794878024389);



INSERT INTO public.kysely_migration VALUES ('0001-players-and-sessions', '2026-11-17T01:13:43.312Z');
INSERT INTO public.kysely_migration VALUES ('0002-daily', '2026-11-17T01:13:43.321Z');
INSERT INTO public.kysely_migration VALUES ('0003-accounts', '2026-11-17T01:13:43.340Z');
INSERT INTO public.kysely_migration VALUES ('0004-dance', '2026-11-17T01:13:43.359Z');
INSERT INTO public.kysely_migration VALUES ('0005-notifications', '2026-11-17T01:13:43.367Z');
INSERT INTO public.kysely_migration VALUES ('0006-friends', '2026-11-17T01:13:43.375Z');
INSERT INTO public.kysely_migration VALUES ('0007-groups', '2026-11-17T01:13:43.390Z');
INSERT INTO public.kysely_migration VALUES ('0008-buzz', '2026-11-17T01:13:43.402Z');
INSERT INTO public.kysely_migration VALUES ('0009-events', '2026-11-17T01:13:43.424Z');
INSERT INTO public.kysely_migration VALUES ('0010-push-sharing-simulator', '2026-11-17T01:13:43.435Z');
INSERT INTO public.kysely_migration VALUES ('0011-desk', '2026-11-17T01:13:43.449Z');
INSERT INTO public.kysely_migration VALUES ('0012-boards', '2026-11-17T01:13:43.450Z');
INSERT INTO public.kysely_migration VALUES ('0013-growth', '2026-11-17T01:13:43.457Z');
INSERT INTO public.kysely_migration VALUES ('0014-events-of-a-player', '2026-11-17T01:13:43.458Z');
INSERT INTO public.kysely_migration VALUES ('0015-credentials', '2026-11-17T01:13:43.465Z');
INSERT INTO public.kysely_migration VALUES ('0018-pushes-due', '2026-11-17T01:13:43.467Z');
INSERT INTO public.kysely_migration VALUES ('0019-buzz-of-an-author-and-answers', '2026-11-17T01:13:43.472Z');
INSERT INTO public.kysely_migration VALUES ('0020-recovery-and-mail', '2026-11-17T01:13:43.485Z');
INSERT INTO public.kysely_migration VALUES ('0021-sanctions', '2026-11-17T01:13:43.492Z');
INSERT INTO public.kysely_migration VALUES ('0022-after-a-dance', '2026-11-17T01:13:43.494Z');
INSERT INTO public.kysely_migration VALUES ('0023-daily-reminder', '2026-11-17T01:13:43.496Z');
INSERT INTO public.kysely_migration VALUES ('0024-ended-dances-index', '2026-11-17T01:13:43.499Z');
INSERT INTO public.kysely_migration VALUES ('0026-played-days', '2026-11-17T01:13:43.500Z');
INSERT INTO public.kysely_migration VALUES ('0027-sent-pairs', '2026-11-17T01:13:43.510Z');
INSERT INTO public.kysely_migration VALUES ('0033-swarms', '2026-11-17T01:13:43.526Z');
INSERT INTO public.kysely_migration VALUES ('0034-swarms-in-the-buzz', '2026-11-17T01:13:43.528Z');



INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);















INSERT INTO public.notification_inboxes VALUES ('anon_6tmyhknlhxt7rc71cim', 10, NULL, NULL, NULL);
INSERT INTO public.notification_inboxes VALUES ('anon_61k5os7g2of6g398sp0', 11, NULL, NULL, NULL);



INSERT INTO public.notifications VALUES ('notification_1bv3xqeg1pgqyv0lln3', 'anon_6tmyhknlhxt7rc71cim', 'friend_joined:anon_61k5os7g2of6g398sp0', 'friend_joined', 'anon_61k5os7g2of6g398sp0', NULL, '{name} is your friend now. Ask for a dance?', 1794878023952, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_7c4nr84ha0ilaq7dszl', 'anon_61k5os7g2of6g398sp0', 'invite:dance_1297gms8moljwvea6zd', 'invite', 'anon_6tmyhknlhxt7rc71cim', 'dance_1297gms8moljwvea6zd', '{name} invites you to dance.', 1794878024077, 1794878024098, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_61w2vc8k3wtiabh3o3e', 'anon_6tmyhknlhxt7rc71cim', 'your_turn:dance_1297gms8moljwvea6zd', 'your_turn', 'anon_61k5os7g2of6g398sp0', 'dance_1297gms8moljwvea6zd', '{name} dances with you. Your turn.', 1794878024100, 1794878024113, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_7bkcewtmv59uid1pp8t', 'anon_6tmyhknlhxt7rc71cim', 'reveal:dance_1297gms8moljwvea6zd', 'reveal', 'anon_61k5os7g2of6g398sp0', 'dance_1297gms8moljwvea6zd', '{name} has answered: see both words.', 1794878024127, 1794878024138, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_5hiokd47598c7h1ecad', 'anon_61k5os7g2of6g398sp0', 'your_turn:dance_1297gms8moljwvea6zd', 'your_turn', 'anon_6tmyhknlhxt7rc71cim', 'dance_1297gms8moljwvea6zd', '{name} has sealed a word. Your turn.', 1794878024139, 1794878024160, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_4p3j54d817qh6po7kde', 'anon_6tmyhknlhxt7rc71cim', 'jinx:dance_1297gms8moljwvea6zd', 'jinx', 'anon_61k5os7g2of6g398sp0', 'dance_1297gms8moljwvea6zd', 'Jinx! You and {name} said it.', 1794878024162, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_4fz2ths3vnen9307jtg', 'anon_61k5os7g2of6g398sp0', 'invite:dance_3k670jo5aldft6kloh4', 'invite', 'anon_6tmyhknlhxt7rc71cim', 'dance_3k670jo5aldft6kloh4', '{name} invites you to dance.', 1794878024184, 1794878024192, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_65p99ad6r4g7tmqhkup', 'anon_6tmyhknlhxt7rc71cim', 'your_turn:dance_3k670jo5aldft6kloh4', 'your_turn', 'anon_61k5os7g2of6g398sp0', 'dance_3k670jo5aldft6kloh4', '{name} dances with you. Your turn.', 1794878024194, 1794878024203, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_5w7uj4d1zs8669gaf2l', 'anon_6tmyhknlhxt7rc71cim', 'reveal:dance_3k670jo5aldft6kloh4', 'reveal', 'anon_61k5os7g2of6g398sp0', 'dance_3k670jo5aldft6kloh4', '{name} has answered: see both words.', 1794878024217, 1794878024227, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_4qi3586usxq9q6q40xd', 'anon_61k5os7g2of6g398sp0', 'your_turn:dance_3k670jo5aldft6kloh4', 'your_turn', 'anon_6tmyhknlhxt7rc71cim', 'dance_3k670jo5aldft6kloh4', '{name} has sealed a word. Your turn.', 1794878024229, NULL, NULL, NULL);















INSERT INTO public.players VALUES ('anon_6tmyhknlhxt7rc71cim', 'Lively Thyme', 'GWZJ5WW4', 'anonymous', NULL, 1, 1794878023905, 0, NULL);
INSERT INTO public.players VALUES ('anon_61k5os7g2of6g398sp0', 'Misty Nightjar', '7E05EQEM', 'anonymous', NULL, 1, 1794878023930, 0, NULL);
INSERT INTO public.players VALUES ('anon_75vi4tllvcps0khjpp4', 'Nimble Crocus', 'F60M6SA5', 'account', NULL, 2, 1794878024308, 1, NULL);









INSERT INTO public.puzzles VALUES (1052, 'bell', 'snowman', 'christmas', 4, 'steady', 1794878023977, NULL);



INSERT INTO public.recovery_codes VALUES ('cafe4034a0e0695a809f43eb385b04a55fa16ff882020a2e1b6eaf0c54661d97', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('d23a0903a1c0f7bceae58430a4da1559cf7f22971a8a1fcc66f566606d257e00', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('22fbef75f7259c14a815a50229f692552d33ec28cdf72493359958106d36b915', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('25c4a78fa997f96f804c6bd3f4b166d2431c2cb270d27be7cce7586aed463496', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('39458771daf852e42ce6d6e9fe1d579ea2f43c7e30067817317118b40c5b9a61', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('977a3e1176d8ba4fc76d6a2008bf901212d31b641057d55808cea8e06bdba64a', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('2323c7898fa84bba87ae09d8f390ca6055efd1c4bfad7e70d15bb5f83b0d249a', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('f74d1b4203a822418fc56bbe3f1139e9f23ea2b9effcebe641cbba16a5b9a698', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('873ba142e8ce7d87e91f2a63118d5e9b89714c89d4e5150c64562742711cd9ca', 'anon_75vi4tllvcps0khjpp4', 1794878024394);
INSERT INTO public.recovery_codes VALUES ('478910872b175d2ea012c377868dabf407a219c0595c45cbe617d42b7ab07c1f', 'anon_75vi4tllvcps0khjpp4', 1794878024394);












INSERT INTO public.server_secrets VALUES ('signing', 'ALRXISwYhlgTSMKiuYCHcDKMUIuf3nG7oqyk8g_HBcM');
INSERT INTO public.server_secrets VALUES ('vapid', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4MJWVk5VXWv24pBB
KVxOmNqfWZGGiEYLjhQPMsgnAL2hRANCAARiErw306WveaV+K/CLRHb3v8WNf1kZ
BVIRhIvwqHdrFm5aOWqrCBPoQ8xCfzLMxWOwbrylacXIu+LbUpMNlAEB
-----END PRIVATE KEY-----
');



INSERT INTO public.sessions VALUES ('30793ee38e59a0cc32f40f55ee0c981aac7ef08a8b92cae343ca754f899750e3', 'anon_6tmyhknlhxt7rc71cim', 1794878023908, 1794878023908, 1829438023908, NULL, NULL, NULL);
INSERT INTO public.sessions VALUES ('f7e02e653efb850527651da0d7d03ba0e146464c5076da5d327e08407932f63b', 'anon_61k5os7g2of6g398sp0', 1794878023932, 1794878023932, 1829438023932, NULL, NULL, NULL);
INSERT INTO public.sessions VALUES ('2a6a7ea3eab4f1f655a24519e7bc138158b3e3734eadd090d3e4f3b5349e5a63', 'anon_75vi4tllvcps0khjpp4', 1794878024387, 1794878024387, 1829438024387, NULL, NULL, NULL);



INSERT INTO public.sign_in_tries VALUES ('probe address:X4p9-tGZgtQjR34lszJeaej_duEz6-Ieqogf_Afljqw', 1, 1794878024320, NULL);
INSERT INTO public.sign_in_tries VALUES ('probe:5IXWabhppCx77U463_K8HBVaiy-W962Dk7W5GzXHHjs', 1, 1794878024320, NULL);


















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



ALTER TABLE ONLY public.sent_pair_reports
    ADD CONSTRAINT sent_pair_reports_key PRIMARY KEY (puzzle_number, reporter_id);



ALTER TABLE ONLY public.sent_pairs
    ADD CONSTRAINT sent_pairs_code_key UNIQUE (code);



ALTER TABLE ONLY public.sent_pairs
    ADD CONSTRAINT sent_pairs_pkey PRIMARY KEY (puzzle_number);



ALTER TABLE ONLY public.server_secrets
    ADD CONSTRAINT server_secrets_pkey PRIMARY KEY (name);



ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);



ALTER TABLE ONLY public.sign_in_tries
    ADD CONSTRAINT sign_in_tries_pkey PRIMARY KEY (key);



ALTER TABLE ONLY public.simulated_players
    ADD CONSTRAINT simulated_players_pkey PRIMARY KEY (player_id);



ALTER TABLE ONLY public.swarm_members
    ADD CONSTRAINT swarm_members_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.swarm_reports
    ADD CONSTRAINT swarm_reports_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.swarms
    ADD CONSTRAINT swarms_pkey PRIMARY KEY (id);



ALTER TABLE ONLY public.swarms
    ADD CONSTRAINT swarms_rematch_of_key UNIQUE (rematch_of);



ALTER TABLE ONLY public.swarms
    ADD CONSTRAINT swarms_replay_id_key UNIQUE (replay_id);



ALTER TABLE ONLY public.swarms
    ADD CONSTRAINT swarms_room_code_key UNIQUE (room_code);



ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_pkey PRIMARY KEY (code_hash);



CREATE INDEX blocks_by_blocked_id ON public.blocks USING btree (blocked_id);



CREATE INDEX buzz_by_author ON public.buzz USING btree (author_id, "position");



CREATE INDEX buzz_by_feed ON public.buzz USING btree (feed, "position");



CREATE INDEX buzz_by_group ON public.buzz USING btree (group_id);



CREATE INDEX buzz_by_report ON public.buzz USING btree (report_state, reported_at);



CREATE INDEX buzz_by_swarm ON public.buzz USING btree (swarm_id);



CREATE INDEX buzz_reactions_by_player ON public.buzz_reactions USING btree (player_id);



CREATE INDEX buzz_report_answers_by_admin ON public.buzz_report_answers USING btree (admin_id);



CREATE INDEX buzz_report_answers_by_buzz ON public.buzz_report_answers USING btree (buzz_id);



CREATE INDEX buzz_reports_by_reporter ON public.buzz_reports USING btree (reporter_id);



CREATE INDEX daily_games_by_finished_at ON public.daily_games USING btree (finished_at);



CREATE INDEX daily_games_by_puzzle ON public.daily_games USING btree (puzzle_number, finished_at);



CREATE INDEX daily_games_by_started_at ON public.daily_games USING btree (started_at);



CREATE INDEX daily_games_for_boards ON public.daily_games USING btree (player_id, on_its_day, puzzle_number, outcome, round_count);



CREATE INDEX dance_games_by_ended_at ON public.dance_games USING btree (ended_at) WHERE (ended_at IS NOT NULL);



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



CREATE INDEX notification_inboxes_to_remind ON public.notification_inboxes USING btree (remind_at) WHERE (remind_at IS NOT NULL);



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



CREATE INDEX sent_pair_reports_by_reporter ON public.sent_pair_reports USING btree (reporter_id);



CREATE INDEX sent_pairs_by_maker ON public.sent_pairs USING btree (maker_id, created_at);



CREATE INDEX sent_pairs_by_offer ON public.sent_pairs USING btree (offer, created_at);



CREATE INDEX sent_pairs_by_report ON public.sent_pairs USING btree (report_state, reported_at);



CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);



CREATE INDEX sessions_by_left_player ON public.sessions USING btree (left_player_id);



CREATE INDEX sessions_by_player ON public.sessions USING btree (player_id);



CREATE INDEX sign_in_tries_by_age ON public.sign_in_tries USING btree (succeeded_at, since);



CREATE INDEX simulated_players_by_made_at ON public.simulated_players USING btree (made_at);



CREATE INDEX simulated_players_by_owner_id ON public.simulated_players USING btree (owner_id);



CREATE UNIQUE INDEX swarm_members_by_player ON public.swarm_members USING btree (player_id, swarm_id);



CREATE UNIQUE INDEX swarm_members_by_seat ON public.swarm_members USING btree (swarm_id, seat);



CREATE INDEX swarm_reports_by_reporter ON public.swarm_reports USING btree (reporter_id);



CREATE INDEX swarm_reports_by_time ON public.swarm_reports USING btree (created_at);



CREATE UNIQUE INDEX swarm_reports_one_per_reporter ON public.swarm_reports USING btree (swarm_id, seat, reporter_id);



CREATE INDEX swarms_by_end ON public.swarms USING btree (ended_at);



CREATE INDEX swarms_by_hive ON public.swarms USING btree (group_id, created_at);



CREATE INDEX swarms_by_maker ON public.swarms USING btree (created_by, created_at);



CREATE UNIQUE INDEX swarms_one_open_per_hive ON public.swarms USING btree (group_id) WHERE (ended_at IS NULL);



CREATE UNIQUE INDEX swarms_one_per_create_key ON public.swarms USING btree (created_by, create_key);



CREATE INDEX swarms_open_by_deadline ON public.swarms USING btree (deadline) WHERE (ended_at IS NULL);



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



ALTER TABLE ONLY public.buzz
    ADD CONSTRAINT buzz_swarm_id_fkey FOREIGN KEY (swarm_id) REFERENCES public.swarms(id) ON DELETE SET NULL;



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



ALTER TABLE ONLY public.sent_pair_reports
    ADD CONSTRAINT sent_pair_reports_puzzle_number_fkey FOREIGN KEY (puzzle_number) REFERENCES public.sent_pairs(puzzle_number) ON DELETE CASCADE;



ALTER TABLE ONLY public.sent_pair_reports
    ADD CONSTRAINT sent_pair_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.sent_pairs
    ADD CONSTRAINT sent_pairs_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.sent_pairs
    ADD CONSTRAINT sent_pairs_puzzle_number_fkey FOREIGN KEY (puzzle_number) REFERENCES public.puzzles(puzzle_number);



ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.simulated_players
    ADD CONSTRAINT simulated_players_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.simulated_players
    ADD CONSTRAINT simulated_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.swarm_members
    ADD CONSTRAINT swarm_members_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.swarm_members
    ADD CONSTRAINT swarm_members_swarm_id_fkey FOREIGN KEY (swarm_id) REFERENCES public.swarms(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.swarm_reports
    ADD CONSTRAINT swarm_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.swarm_reports
    ADD CONSTRAINT swarm_reports_swarm_id_fkey FOREIGN KEY (swarm_id) REFERENCES public.swarms(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.swarms
    ADD CONSTRAINT swarms_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.players(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.swarms
    ADD CONSTRAINT swarms_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.swarms
    ADD CONSTRAINT swarms_rematch_of_fkey FOREIGN KEY (rematch_of) REFERENCES public.swarms(id) ON DELETE SET NULL;



ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;




