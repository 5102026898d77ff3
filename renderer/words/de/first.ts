/** German words of the first screen, loaded as one file. */
export * as app from './app/app';
export * as controls from './app/controls';
export * as library from './library/library';
