/**
 * Electron's `net`: requests of the main process, made by Node instead of Chromium and so without its
 * proxies.
 */
import http from 'node:http';
import https from 'node:https';

export const net = {
  request({ session: _ofNobody, ...options }) {
    return (options.protocol === 'https:' ? https : http).request(options);
  },
};
