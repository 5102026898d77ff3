/** English words of the first screen, which come in one. */
export * as app from './app.en';
export * as controls from './controls.en';
export * as library from '../library/library.en';
export * as palette from './palette.en';
