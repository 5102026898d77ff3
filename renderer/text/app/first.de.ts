/** German words of the first screen, which come in one. */
export * as app from './app.de';
export * as controls from './controls.de';
export * as library from '../library/library.de';
export * as palette from './palette.de';
