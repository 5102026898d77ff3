/** Words dates and times in the player's language. */
import { locale } from './language';

// Created on first use, because this file can be loaded before the language is chosen.
let dates: Intl.DateTimeFormat | undefined;
let times: Intl.DateTimeFormat | undefined;

const DATE: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** An ISO timestamp in words, in the player's time zone. An invalid text stays as it is. */
export function dateWords(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime())
    ? iso
    : (dates ??= new Intl.DateTimeFormat(locale(), DATE)).format(at);
}

export function timeWords(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime())
    ? iso
    : (times ??= new Intl.DateTimeFormat(locale(), TIME)).format(at);
}
