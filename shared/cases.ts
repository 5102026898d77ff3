/** Types that turn a table of cases, one entry per name, into a discriminated union. */
import type { RuleId } from './rulebook';

/** One case per entry, discriminated by `Key`; all fields readonly. */
export type Cases<Key extends string, Table> = {
  [Name in keyof Table]: Readonly<Record<Key, Name> & Table[Name]>;
}[keyof Table];

/** Events that cite a rule. */
export type EventsByRule<Table> = Cases<
  'type',
  { [Name in keyof Table]: Table[Name] & { rule: RuleId } }
>;

/** A case without fields. */
export type NoFacts = object;
