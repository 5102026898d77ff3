/** Words effects of items in any language; it has no words of its own. */
import type { ItemEffect } from '#shared/content/types';

export type InnerEffect = NonNullable<ItemEffect['actions']>[number];

type AnyEffect = InnerEffect & Partial<ItemEffect>;

/** `inner` words an effect within the effect. */
export type Wording = (effect: AnyEffect, inner: (effect: InnerEffect) => string) => string;

/** '2', '+1', '−1', '×2'; empty without a value. */
export const value = ({ value: n }: InnerEffect) =>
  String(n ?? '')
    .replace('-', '−')
    .replace('x', '×');

/** 'shield 1' */
export const withValue =
  (word: string): Wording =>
  (effect) =>
    `${word} ${value(effect)}`.trim();
