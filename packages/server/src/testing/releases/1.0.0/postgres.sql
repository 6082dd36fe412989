


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
    utc_offset integer,
    slope text,
    skill integer,
    luck integer
);



CREATE TABLE public.daily_pair_words (
    pair text NOT NULL,
    puzzle_number integer NOT NULL,
    word text NOT NULL,
    players integer NOT NULL
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
    seat1_befriends integer DEFAULT 0 NOT NULL,
    seat0_skill integer,
    seat0_luck integer,
    seat1_skill integer,
    seat1_luck integer
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
    version integer NOT NULL,
    asks_first integer DEFAULT 0 NOT NULL
);



CREATE TABLE public.friend_requests (
    from_id text NOT NULL,
    to_id text NOT NULL,
    since bigint NOT NULL
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
    reminded_puzzle integer,
    recap_at bigint
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
    push_at bigint,
    pair_code text
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
    admin_until bigint,
    return_player_id text
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
    game text NOT NULL,
    host_seat integer
);



CREATE TABLE public.transfer_codes (
    code_hash text NOT NULL,
    player_id text NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint,
    credentials_version bigint DEFAULT 0 NOT NULL
);



CREATE TABLE public.undoable_merges (
    merged_id text NOT NULL,
    player_id text NOT NULL,
    session_hash text NOT NULL,
    merged_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    merged_player text NOT NULL,
    collections text NOT NULL,
    memos text NOT NULL
);



INSERT INTO public.accounts VALUES ('anon_42j1xpa8n0jcs70jchp', 'anna2@example.org', '$argon2id$v=19$m=19456,t=2,p=1$sspWWsJcNb1v1ZYfcA1AKw$BECSJcRGDkN70sS0N2VNkq1Y9RZhyos4w4c1Ei45sFk', 1794899749483);









INSERT INTO public.buzz VALUES ('buzz_62xmphtt4rcxwpicj9v', 1794899749382313, 'group:group_0b2lrqwzgv88xe66cwk', 'anon_6e4u9vpeejgwm3k8g0j', 'group_0b2lrqwzgv88xe66cwk', 'Good morning from the release before', NULL, NULL, 1, 1794899749382, NULL, NULL, NULL);


















INSERT INTO public.credential_changes VALUES (1, 1);



INSERT INTO public.daily_first_words VALUES (1052, 'giraffe', 1);
INSERT INTO public.daily_first_words VALUES (1052, 'umbrella', 1);



INSERT INTO public.daily_games VALUES ('anon_6e4u9vpeejgwm3k8g0j', 1052, NULL, 1, 1, 0, 0, 0, 0, 2, 1794899749061, NULL, NULL, '{"beeWord":"tree","salt":"b24e843bcc69f2f5da35153f9bac759b","seal":"9fda55285e051ee423934339041aa7b79cdeebea160f2346c4012bcc75103157"}', '[]', '[{"beeWord":"christmas","salt":"830a9a131129dc8db6984cb664dba6e3","seal":"ac7c47f0b63e6a0d8ca519b64c1907084a3d5abfa771fb59abbc4e7162f1eb4f","word":"giraffe","match":null,"warmth":32}]', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.daily_games VALUES ('anon_2muwr5ntay2oho9a4r9', 1052, 'gave_up', 1, 1, 27, 0, 0, 0, 3, 1794899749119, 1794899749146, 'replay_6dhh0hvcp025trg9a7e', '{"beeWord":"tree","salt":"0b42d47b5449d15dbb51d47aaf3e86e9","seal":"89961eeef839a76cbabc2f841b3bf2e48bb3b9c16f3a6fcfa8b1941ede79afa7"}', '[]', '[{"beeWord":"christmas","salt":"54da2506f7ae398a31773f3c8cb0e96a","seal":"2eb0e67a1851c09de5acde36f1e22ab1f505296196b62986e9ebf30944fe896e","word":"umbrella","match":null,"warmth":35}]', NULL, NULL, NULL, NULL, NULL);






INSERT INTO public.dance_games VALUES ('dance_6ky3edwbe5v4kid1x3b', 'anon_6e4u9vpeejgwm3k8g0j', 'anon_2muwr5ntay2oho9a4r9', 0, 0, 0, 'anon_2muwr5ntay2oho9a4r9:anon_6e4u9vpeejgwm3k8g0j', NULL, 'completed', 'jinx', 2, 90, 6, NULL, NULL, 1794899749165, 1794899749253, 1794899749253, 1, 1, NULL, '{"missed":[null,null],"overdue":null,"opening":null,"config":{"maxRounds":10,"pace":"relaxed"},"status":"completed","outcome":"jinx","rounds":[{"words":[{"word":"mistfo","at":1794899749216},{"word":"mistgo","at":1794899749229}],"match":null,"warmth":0},{"words":[{"word":"honeymoon","at":1794899749241},{"word":"honeymoon","at":1794899749253}],"match":"exact","warmth":100}],"sealed":[null,null],"roundLimit":10,"agreed":[false,false],"decision":null,"nudged":[null,null],"since":1794899749229,"deadline":null,"endedBy":null}', 0, 0, NULL, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL);
INSERT INTO public.dance_games VALUES ('dance_46kcswwf1gqbjmsw63s', 'anon_6e4u9vpeejgwm3k8g0j', 'anon_2muwr5ntay2oho9a4r9', 0, 0, 0, 'anon_2muwr5ntay2oho9a4r9:anon_6e4u9vpeejgwm3k8g0j', NULL, 'active', NULL, 1, NULL, 5, 1795158949318, 1795107109318, 1794899749285, 1794899749327, NULL, NULL, NULL, NULL, '{"missed":[null,null],"overdue":null,"opening":null,"config":{"maxRounds":10,"pace":"relaxed"},"status":"active","outcome":null,"rounds":[{"words":[{"word":"mistfo","at":1794899749308},{"word":"mistgo","at":1794899749318}],"match":null,"warmth":0}],"sealed":[{"word":"lighthouse","at":1794899749327},null],"roundLimit":10,"agreed":[false,false],"decision":null,"nudged":[null,null],"since":1794899749318,"deadline":1795158949318,"endedBy":null}', 0, 0, NULL, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL);



INSERT INTO public.dance_pair_stats VALUES ('anon_2muwr5ntay2oho9a4r9:anon_6e4u9vpeejgwm3k8g0j', 'anon_2muwr5ntay2oho9a4r9', 'anon_6e4u9vpeejgwm3k8g0j', 1, 1, 2, 2, 1, 1, 90, 90);






INSERT INTO public.dance_player_stats VALUES ('anon_2muwr5ntay2oho9a4r9', 1, 1, 1, 2, 2, 1, 1, 90, 90);
INSERT INTO public.dance_player_stats VALUES ('anon_6e4u9vpeejgwm3k8g0j', 1, 1, 1, 2, 2, 1, 1, 90, 90);
























INSERT INTO public.feedback VALUES ('feedback_056b3w7e1g0r9wt2t2v', 1, 'anon_2muwr5ntay2oho9a4r9', 'feedback_056b3w7e1g0r9wt2t2v', 'idea', 'More honey', NULL, '/', 'x', 'open', NULL, 1794899749400, NULL, NULL);






INSERT INTO public.friend_lists VALUES ('anon_2muwr5ntay2oho9a4r9', 1, 0);
INSERT INTO public.friend_lists VALUES ('anon_6e4u9vpeejgwm3k8g0j', 1, 0);






INSERT INTO public.friendships VALUES ('anon_2muwr5ntay2oho9a4r9', 'anon_6e4u9vpeejgwm3k8g0j', 1794899749017);
INSERT INTO public.friendships VALUES ('anon_6e4u9vpeejgwm3k8g0j', 'anon_2muwr5ntay2oho9a4r9', 1794899749017);



INSERT INTO public.group_members VALUES ('group_0b2lrqwzgv88xe66cwk', 'anon_6e4u9vpeejgwm3k8g0j', 1794899749338, 'founded', NULL, 0);
INSERT INTO public.group_members VALUES ('group_0b2lrqwzgv88xe66cwk', 'anon_2muwr5ntay2oho9a4r9', 1794899749362, 'invite_code', NULL, 0);






INSERT INTO public.groups VALUES ('group_0b2lrqwzgv88xe66cwk', 'hive', 'The Tuesday bees', '', 'anon_6e4u9vpeejgwm3k8g0j', NULL, '1SRHCCFJ', '1SRHCCFJ', 'open', 2, 1794899749338, 'anon_6e4u9vpeejgwm3k8g0j', NULL, NULL, NULL);



INSERT INTO public.known_devices VALUES ('anon_42j1xpa8n0jcs70jchp', 'd368dc2db1fa417384c4c0933e04d9ceb37129f359fa8033437e71cecccf47a7', NULL, 1794899749495, 1794899749495);



INSERT INTO public.kysely_migration VALUES ('0001-players-and-sessions', '2026-11-17T07:15:48.184Z');
INSERT INTO public.kysely_migration VALUES ('0002-daily', '2026-11-17T07:15:48.194Z');
INSERT INTO public.kysely_migration VALUES ('0003-accounts', '2026-11-17T07:15:48.226Z');
INSERT INTO public.kysely_migration VALUES ('0004-dance', '2026-11-17T07:15:48.255Z');
INSERT INTO public.kysely_migration VALUES ('0005-notifications', '2026-11-17T07:15:48.267Z');
INSERT INTO public.kysely_migration VALUES ('0006-friends', '2026-11-17T07:15:48.280Z');
INSERT INTO public.kysely_migration VALUES ('0007-groups', '2026-11-17T07:15:48.302Z');
INSERT INTO public.kysely_migration VALUES ('0008-buzz', '2026-11-17T07:15:48.320Z');
INSERT INTO public.kysely_migration VALUES ('0009-events', '2026-11-17T07:15:48.357Z');
INSERT INTO public.kysely_migration VALUES ('0010-push-sharing-simulator', '2026-11-17T07:15:48.372Z');
INSERT INTO public.kysely_migration VALUES ('0011-desk', '2026-11-17T07:15:48.396Z');
INSERT INTO public.kysely_migration VALUES ('0012-boards', '2026-11-17T07:15:48.398Z');
INSERT INTO public.kysely_migration VALUES ('0013-growth', '2026-11-17T07:15:48.405Z');
INSERT INTO public.kysely_migration VALUES ('0014-events-of-a-player', '2026-11-17T07:15:48.407Z');
INSERT INTO public.kysely_migration VALUES ('0015-credentials', '2026-11-17T07:15:48.413Z');
INSERT INTO public.kysely_migration VALUES ('0018-pushes-due', '2026-11-17T07:15:48.415Z');
INSERT INTO public.kysely_migration VALUES ('0019-buzz-of-an-author-and-answers', '2026-11-17T07:15:48.423Z');
INSERT INTO public.kysely_migration VALUES ('0020-recovery-and-mail', '2026-11-17T07:15:48.444Z');
INSERT INTO public.kysely_migration VALUES ('0021-sanctions', '2026-11-17T07:15:48.454Z');
INSERT INTO public.kysely_migration VALUES ('0022-after-a-dance', '2026-11-17T07:15:48.456Z');
INSERT INTO public.kysely_migration VALUES ('0023-daily-reminder', '2026-11-17T07:15:48.460Z');
INSERT INTO public.kysely_migration VALUES ('0024-ended-dances-index', '2026-11-17T07:15:48.463Z');
INSERT INTO public.kysely_migration VALUES ('0026-played-days', '2026-11-17T07:15:48.464Z');
INSERT INTO public.kysely_migration VALUES ('0027-sent-pairs', '2026-11-17T07:15:48.480Z');
INSERT INTO public.kysely_migration VALUES ('0028-slope', '2026-11-17T07:15:48.481Z');
INSERT INTO public.kysely_migration VALUES ('0029-notes', '2026-11-17T07:15:48.487Z');
INSERT INTO public.kysely_migration VALUES ('0030-notifications-of-pairs', '2026-11-17T07:15:48.488Z');
INSERT INTO public.kysely_migration VALUES ('0033-swarms', '2026-11-17T07:15:48.515Z');
INSERT INTO public.kysely_migration VALUES ('0034-swarms-in-the-buzz', '2026-11-17T07:15:48.518Z');
INSERT INTO public.kysely_migration VALUES ('0035-swarm-hosts', '2026-11-17T07:15:48.519Z');
INSERT INTO public.kysely_migration VALUES ('0036-daily-pair-words', '2026-11-17T07:15:48.522Z');
INSERT INTO public.kysely_migration VALUES ('0037-recap-notices', '2026-11-17T07:15:48.524Z');
INSERT INTO public.kysely_migration VALUES ('0039-friend-requests', '2026-11-17T07:15:48.530Z');
INSERT INTO public.kysely_migration VALUES ('0040-undoable-merges', '2026-11-17T07:15:48.537Z');



INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);















INSERT INTO public.notification_inboxes VALUES ('anon_6e4u9vpeejgwm3k8g0j', 10, NULL, NULL, NULL, NULL);
INSERT INTO public.notification_inboxes VALUES ('anon_2muwr5ntay2oho9a4r9', 12, NULL, NULL, NULL, 1795424400000);



INSERT INTO public.notifications VALUES ('notification_5c2w47wipxm4v8aplqf', 'anon_6e4u9vpeejgwm3k8g0j', 'friend_joined:anon_2muwr5ntay2oho9a4r9', 'friend_joined', 'anon_2muwr5ntay2oho9a4r9', NULL, '{name} is your friend now. Ask for a dance?', 1794899749035, NULL, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_51ahwvmkjwnphuvqvy5', 'anon_2muwr5ntay2oho9a4r9', 'invite:dance_6ky3edwbe5v4kid1x3b', 'invite', 'anon_6e4u9vpeejgwm3k8g0j', 'dance_6ky3edwbe5v4kid1x3b', '{name} invites you to dance.', 1794899749184, 1794899749204, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_64x1vhuaxf2q7y1svro', 'anon_6e4u9vpeejgwm3k8g0j', 'your_turn:dance_6ky3edwbe5v4kid1x3b', 'your_turn', 'anon_2muwr5ntay2oho9a4r9', 'dance_6ky3edwbe5v4kid1x3b', '{name} dances with you. Your turn.', 1794899749206, 1794899749221, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_7jgz0s9own5fwwe5qxm', 'anon_6e4u9vpeejgwm3k8g0j', 'reveal:dance_6ky3edwbe5v4kid1x3b', 'reveal', 'anon_2muwr5ntay2oho9a4r9', 'dance_6ky3edwbe5v4kid1x3b', '{name} has answered: see both words.', 1794899749235, 1794899749245, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_5x3851w04vnffafripc', 'anon_2muwr5ntay2oho9a4r9', 'your_turn:dance_6ky3edwbe5v4kid1x3b', 'your_turn', 'anon_6e4u9vpeejgwm3k8g0j', 'dance_6ky3edwbe5v4kid1x3b', '{name} has sealed a word. Your turn.', 1794899749247, 1794899749275, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_6k5tn0gns68j2gp0g7q', 'anon_6e4u9vpeejgwm3k8g0j', 'jinx:dance_6ky3edwbe5v4kid1x3b', 'jinx', 'anon_2muwr5ntay2oho9a4r9', 'dance_6ky3edwbe5v4kid1x3b', 'Jinx! You and {name} said it.', 1794899749276, NULL, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_5f5el3gjbdlcsg91wbj', 'anon_2muwr5ntay2oho9a4r9', 'invite:dance_46kcswwf1gqbjmsw63s', 'invite', 'anon_6e4u9vpeejgwm3k8g0j', 'dance_46kcswwf1gqbjmsw63s', '{name} invites you to dance.', 1794899749293, 1794899749302, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_4x2hoaejhyh5xjnc2wm', 'anon_6e4u9vpeejgwm3k8g0j', 'your_turn:dance_46kcswwf1gqbjmsw63s', 'your_turn', 'anon_2muwr5ntay2oho9a4r9', 'dance_46kcswwf1gqbjmsw63s', '{name} dances with you. Your turn.', 1794899749303, 1794899749311, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_129gazkhhc9b8dwu3e5', 'anon_6e4u9vpeejgwm3k8g0j', 'reveal:dance_46kcswwf1gqbjmsw63s', 'reveal', 'anon_2muwr5ntay2oho9a4r9', 'dance_46kcswwf1gqbjmsw63s', '{name} has answered: see both words.', 1794899749322, 1794899749330, NULL, NULL, NULL);
INSERT INTO public.notifications VALUES ('notification_49a3ill7kb6hj8vzxfx', 'anon_2muwr5ntay2oho9a4r9', 'your_turn:dance_46kcswwf1gqbjmsw63s', 'your_turn', 'anon_6e4u9vpeejgwm3k8g0j', 'dance_46kcswwf1gqbjmsw63s', '{name} has sealed a word. Your turn.', 1794899749332, NULL, NULL, NULL, NULL);















INSERT INTO public.players VALUES ('anon_6e4u9vpeejgwm3k8g0j', 'Clover Chickadee', 'P8H2GG8Q', 'anonymous', NULL, 1, 1794899748995, 0, NULL);
INSERT INTO public.players VALUES ('anon_2muwr5ntay2oho9a4r9', 'Jolly Sorrel', 'WMR278VM', 'anonymous', NULL, 1, 1794899749008, 0, NULL);
INSERT INTO public.players VALUES ('anon_42j1xpa8n0jcs70jchp', 'Autumn Swallow', 'HYXYZYZ8', 'account', NULL, 2, 1794899749410, 1, NULL);









INSERT INTO public.puzzles VALUES (1052, 'bell', 'snowman', 'christmas', 4, 'steady', 1794899749062, NULL);



INSERT INTO public.recovery_codes VALUES ('6054c7c73fb530abae4046b0c1866b4eb0620f58f790b1dbbf8ff65e70ebcbc4', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('dd30748910d1ee5e1b632eb87fc61376d03cba6e3bcf6f30da5980610fdf0b28', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('622a346976af52553e969f572953f8a134950fad8f7488bbae5389ff2bb520b4', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('73a8381e6622d73183e9cd6724c45e7ba5609b57009d69c830e178b3da00abeb', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('26a56a9111b5bd995dc2b39c5ab55cdb9c8cf3f4cae587fd5699e06e87435a30', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('852e9b32999840b3ef5c35be3b02eda86678382463c4f6eef0be63dda5b8366f', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('51c4b0352b4a922b05df10f5dc0c63920695262ee0c4508ace8550e79a3f5cc2', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('7e1a958a791d750e83e427e5fb8645872d3f92e7b8bf89f05b7bd2fbbaa008e9', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('6fc64e4ee64e95eb753ab9e4ee20f78aebee889f12a521255f4716aac8483049', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);
INSERT INTO public.recovery_codes VALUES ('fdac13e17fd62e2727ed9c0d21fbc7ba12d0cb601d2f3fc95f382513783afe33', 'anon_42j1xpa8n0jcs70jchp', 1794899749500);












INSERT INTO public.server_secrets VALUES ('signing', 'gMrrI8DEm4oeID-5z68dLPxhgxbF3jrM5EkkdWNOUs4');
INSERT INTO public.server_secrets VALUES ('vapid', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgGD5VS11efLhGxMUJ
CGmeulkpX3ahP9SkRUfNS6Z0gpKhRANCAASW572VXefDwKmSezzEEFQKS+bKGMy8
54Z01W2w/xEGAzuzOgQNBzY/x0Z5B+2XgpncYZCngN/Fii94djjCQGIM
-----END PRIVATE KEY-----
');



INSERT INTO public.sessions VALUES ('45c49b0ee58adb5f9909dfe388e2ff4afeedbddfb4ebf473245d926b581e6099', 'anon_6e4u9vpeejgwm3k8g0j', 1794899748998, 1794899748998, 1829459748998, NULL, NULL, NULL, NULL);
INSERT INTO public.sessions VALUES ('dd3a53e97b76c40cb5fce20776ecfeb6c1b275984d6729f1c0889be9aa24338b', 'anon_2muwr5ntay2oho9a4r9', 1794899749009, 1794899749009, 1829459749009, NULL, NULL, NULL, NULL);
INSERT INTO public.sessions VALUES ('1007c36217aa6097bfd2bc9ad98f6a6c4e5ab7350e95adde7cbf485c67b91bfe', 'anon_42j1xpa8n0jcs70jchp', 1794899749493, 1794899749493, 1829459749493, NULL, NULL, NULL, NULL);



INSERT INTO public.sign_in_tries VALUES ('probe address:dNyYaTsEn9SPoldtNfdF2mYPKJNo-8QeqSr9ByIFJnw', 1, 1794899749425, NULL);
INSERT INTO public.sign_in_tries VALUES ('probe:ATH9jGj9KTbYQljh-8kMi2AKK9sYOATR_sP4mmR9IP8', 1, 1794899749425, NULL);





















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



ALTER TABLE ONLY public.daily_pair_words
    ADD CONSTRAINT daily_pair_words_key PRIMARY KEY (pair, puzzle_number, word);



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



ALTER TABLE ONLY public.friend_requests
    ADD CONSTRAINT friend_requests_key PRIMARY KEY (from_id, to_id);



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



ALTER TABLE ONLY public.undoable_merges
    ADD CONSTRAINT undoable_merges_pkey PRIMARY KEY (merged_id);



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



CREATE INDEX dance_games_notes_of_seat0 ON public.dance_games USING btree (seat0_id, seat0_skill, seat0_luck) WHERE (seat0_skill IS NOT NULL);



CREATE INDEX dance_games_notes_of_seat1 ON public.dance_games USING btree (seat1_id, seat1_skill, seat1_luck) WHERE (seat1_skill IS NOT NULL);



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



CREATE INDEX friend_requests_to ON public.friend_requests USING btree (to_id);



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



CREATE INDEX notification_inboxes_to_recap ON public.notification_inboxes USING btree (recap_at) WHERE (recap_at IS NOT NULL);



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



CREATE INDEX undoable_merges_by_expires_at ON public.undoable_merges USING btree (expires_at);



CREATE INDEX undoable_merges_by_player_id ON public.undoable_merges USING btree (player_id);



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



ALTER TABLE ONLY public.friend_requests
    ADD CONSTRAINT friend_requests_from_id_fkey FOREIGN KEY (from_id) REFERENCES public.players(id) ON DELETE CASCADE;



ALTER TABLE ONLY public.friend_requests
    ADD CONSTRAINT friend_requests_to_id_fkey FOREIGN KEY (to_id) REFERENCES public.players(id) ON DELETE CASCADE;



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



ALTER TABLE ONLY public.undoable_merges
    ADD CONSTRAINT undoable_merges_player_id_fkey FOREIGN KEY (player_id) REFERENCES public.players(id) ON DELETE CASCADE;




