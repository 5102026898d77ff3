/** Unions written as tables: what stands under a name becomes the case of that name. */
import type { RuleId } from './rulebook';

/** One case per row, told apart by `Key`; all fields readonly. */
export type Cases<Key extends string, Table> = {
  [Name in keyof Table]: Readonly<Record<Key, Name> & Table[Name]>;
}[keyof Table];

/** Events that follow from a rule each. */
export type EventsByRule<Table> = Cases<
  'type',
  { [Name in keyof Table]: Table[Name] & { rule: RuleId } }
>;

/** A case with nothing to say but its name. */
export type NoFacts = object;
