/** Every language that the app speaks: a folder of words each, and a line here. */
export * as en from './en/language';
export * as de from './de/language';
