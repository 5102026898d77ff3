/** English words of the first screen, which come in one. */
export * as app from './app/app';
export * as controls from './app/controls';
export * as library from './library/library';
export * as palette from './app/palette';
