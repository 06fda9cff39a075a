import type { CurrentCondition, DiveType, VisibilityUnit } from '@buddyline/domain/dive-log';
import type { TicketCategory, TicketPriority, TicketStatus } from '@buddyline/domain/ticket';
import type { Role } from '@buddyline/domain/user';
import type { Generated } from 'kysely';
import type { FileKind } from '../files/file-kinds.ts';
import type { Derived, GivenStamp, OptionalStamp, Stamp } from './column-types.ts';
import type { CountedNoun, CountedPeriod } from './counted-nouns.ts';

/**
 * The tables as Kysely sees them. Written by `pnpm --filter @buddyline/api schema` from the migrations: change those,
 * and `db/write-schema/named-types.ts` for words and notes, never this file.
 */
export interface Database {
  certificates: CertificatesTable;
  comments: CommentsTable;
  dive_log_changes: DiveLogChangesTable;
  dive_log_counts: DiveLogCountsTable;
  dive_logs: DiveLogsTable;
  files: FilesTable;
  posts: PostsTable;
  removed_files: RemovedFilesTable;
  row_changes: RowChangesTable;
  row_counts: RowCountsTable;
  sessions: SessionsTable;
  sign_in_failures: SignInFailuresTable;
  tickets: TicketsTable;
  username_skeletons: UsernameSkeletonsTable;
  users: UsersTable;
}

export interface CertificatesTable {
  id: string;
  user_id: string;
  title: string;
  description: string | null;
  /** files.id */
  file_resource_id: string | null;
  created_at: Stamp;
  updated_at: Stamp;
  search_text: Derived<string>;
}

export interface CommentsTable {
  id: string;
  post_id: string;
  user_id: string;
  content: string;
  likes_count: Generated<number>;
  created_at: Stamp;
}

/** What the triggers append and the folding takes away again. */
export interface DiveLogChangesTable {
  filter_bits: number;
  change: number;
}

/** Folded counts of the dive logs by their `filter_bits`. Only the folding writes here. */
export interface DiveLogCountsTable {
  filter_bits: number;
  row_count: number;
}

/** Depths in ft, temperatures in °F, pressures in psi, weight in lb, times in minutes, positions in degrees WGS84. */
export interface DiveLogsTable {
  id: string;
  user_id: string;
  dive_number: number | null;
  /** 'YYYY-MM-DD', without a zone. */
  date: string | null;
  location: string | null;
  site: string | null;
  /** 'HH:MM', without a zone. */
  time_in: string | null;
  time_out: string | null;
  time_this_dive: number | null;
  average_depth: number | null;
  max_depth: number | null;
  bottom_time: number | null;
  abt: number | null;
  bottom_time_to_date: number | null;
  cumulative_time: number | null;
  water_temp: number | null;
  weight: number | null;
  visibility_value: number | null;
  visibility_unit: VisibilityUnit | null;
  current_condition: CurrentCondition | null;
  freedive_or_scuba: DiveType | null;
  longitude: number | null;
  latitude: number | null;
  exposure_gear: Generated<string[]>;
  si: number | null;
  n2: number | null;
  cns_o2: number | null;
  deco1: number | null;
  deco2: number | null;
  deco3: number | null;
  start_psi: number | null;
  end_psi: number | null;
  pg: string | null;
  comments: string | null;
  buddy_signature: string | null;
  instructor_signature: string | null;
  divemaster_signature: string | null;
  is_fresh: Generated<boolean>;
  is_salt: Generated<boolean>;
  is_shore: Generated<boolean>;
  is_boat: Generated<boolean>;
  used_computer: Generated<boolean>;
  used_scooter: Generated<boolean>;
  used_camera: Generated<boolean>;
  is_wreck: Generated<boolean>;
  is_reef: Generated<boolean>;
  is_cave: Generated<boolean>;
  is_training: Generated<boolean>;
  is_search_recovery: Generated<boolean>;
  created_at: Stamp;
  updated_at: Stamp;
  search_text: Derived<string>;
  /** Flags, choices and hours in one number: migration 0008, `routes/dive-logs/filter-bits.ts`. */
  filter_bits: Derived<number>;
}

export interface FilesTable {
  /** 128 random bits as text; the name in URLs and in the storage. */
  id: string;
  /** Whom it belongs to: the owner of the profile, post or certificate, not whoever uploaded it. */
  user_id: string;
  kind: FileKind;
  /** Display text only. */
  name: string;
  content_type: string;
  byte_size: number;
  width: number | null;
  height: number | null;
  created_at: Stamp;
}

export interface PostsTable {
  id: string;
  user_id: string;
  content: string;
  /** files.id */
  image_resource_id: string | null;
  is_enabled: Generated<boolean>;
  likes_count: Generated<number>;
  /** Kept by a trigger on comments. */
  comments_count: Derived<number>;
  shares_count: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
  search_text: Derived<string>;
}

/** Rows that are gone and whose bytes may still lie in the storage. */
export interface RemovedFilesTable {
  file_id: string;
  removed_at: Stamp;
}

/** What the triggers append and the folding takes away again. */
export interface RowChangesTable {
  noun: CountedNoun;
  day: string;
  change: number;
}

/** Folded counts: of everything, of each month, of each day. Only the folding writes here. */
export interface RowCountsTable {
  noun: CountedNoun;
  period: CountedPeriod;
  /** First day of the period. */
  start: string;
  row_count: number;
  /** Rows in later months; for a day, in later days of its month. */
  newer: Generated<number>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** The only generation of the refresh cookie that may rotate. */
  generation: Generated<number>;
  /** 'Remember me' was ticked. */
  is_remembered: boolean;
  created_at: Stamp;
  rotated_at: Stamp;
  /** The earlier of the idle and the whole life’s end; moved by each rotation. */
  expires_at: GivenStamp;
  revoked_at: OptionalStamp;
}

export interface SignInFailuresTable {
  /** A keyed hash of what is counted: an account on a network, or an address. */
  key: string;
  failures: number;
  first_failed_at: Stamp;
  last_failed_at: Stamp;
}

export interface TicketsTable {
  id: string;
  user_id: string;
  subject: string;
  description: string;
  category: TicketCategory;
  status: Generated<TicketStatus>;
  priority: Generated<TicketPriority>;
  created_at: Stamp;
  updated_at: Stamp;
  search_text: Derived<string>;
}

/** Names that look alike are one name (migration 0011). Only triggers write here. */
export interface UsernameSkeletonsTable {
  skeleton: string;
  user_id: string;
}

export interface UsersTable {
  /** UUIDv7, made by the application, as every id of a record. */
  id: string;
  username: string;
  full_name: string | null;
  /** As typed; unique without regard to case. */
  email: string;
  password_hash: string;
  role: Generated<Role>;
  is_verified: Generated<boolean>;
  country: string | null;
  age: number | null;
  bio: string | null;
  /** files.id */
  profile_picture: string | null;
  followers_count: Generated<number>;
  following_count: Generated<number>;
  last_active_at: OptionalStamp;
  created_at: Stamp;
  updated_at: Stamp;
  /** Folded username, full name and e-mail, one per line. */
  search_text: Derived<string>;
}
