import type { AccountsTables } from './schema/accounts.ts';
import type { AdminTables } from './schema/admin.ts';
import type { BuzzTables } from './schema/buzz.ts';
import type { DailyTables } from './schema/daily.ts';
import type { DanceTables } from './schema/dance.ts';
import type { EventsTables } from './schema/events.ts';
import type { FeedbackTables } from './schema/feedback.ts';
import type { FriendsTables } from './schema/friends.ts';
import type { GroupsTables } from './schema/groups.ts';
import type { IdentityTables } from './schema/identity.ts';
import type { MailTables } from './schema/mail.ts';
import type { ModelTestingTables } from './schema/model-testing.ts';
import type { NotificationsTables } from './schema/notifications.ts';
import type { SimulatorTables } from './schema/simulator.ts';
import type { SwarmTables } from './schema/swarm.ts';

/**
 * The tables as the code sees them, a file for each feature in schema/. Column types are portable: text, integers
 * (times in milliseconds), JSON as text. The migrations beside this file make them so on both databases.
 */
export interface Tables
  extends IdentityTables,
    AccountsTables,
    AdminTables,
    DailyTables,
    DanceTables,
    SwarmTables,
    FriendsTables,
    GroupsTables,
    BuzzTables,
    NotificationsTables,
    MailTables,
    FeedbackTables,
    EventsTables,
    ModelTestingTables,
    SimulatorTables {
  server_secrets: ServerSecretsTable;
}

interface ServerSecretsTable {
  name: string;
  secret: string;
}
