import type { Refusal, RefusalCode } from '#shared/refusals';
import { erratumPlace } from '../editor/errata';
import { problemsInFile } from '../editor/ownContent';
import type { Names } from '../names/names';
import type { Command } from '#shared/commands/shapes';
import { upperFirst } from '../../helpers/phrases';
import { withNames, type Named, type Sentences } from '../../helpers/stepFacts';
import { TABLE_WORDS } from '../play';
import { commandTitle } from '../steps/commands';

const { SENTENCES, CONTENT_REFUSED, STEP_CHANGED } = TABLE_WORDS.refusals;

const ALL_SENTENCES: Sentences = {
  ...SENTENCES,
  stepChanged: ({ by }, names) =>
    by ? STEP_CHANGED.done(commandTitle(by as Command, names)) : STEP_CHANGED.look,
  packContradicts: ({ name, by, place }, names) =>
    CONTENT_REFUSED.contradicts(name, by, erratumPlace(place, names)),
  contentIsWrong: ({ problems }) => CONTENT_REFUSED.wrong(problemsInFile(problems)),
};

export function refusalSentence(refusal: Refusal, names: Names): string {
  const sentence = ALL_SENTENCES[refusal.code] as (named: Named<Refusal>, names: Names) => string;
  return upperFirst(sentence(withNames(refusal, names), names));
}

/** Every code with a sentence, for tests. @internal */
export const REFUSAL_CODES = Object.keys(ALL_SENTENCES) as readonly RefusalCode[];
