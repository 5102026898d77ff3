/** Every language of the app: each has a folder of words, and a line here. */
export * as en from './en/language';
export * as de from './de/language';
