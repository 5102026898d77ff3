/** Electron's `protocol`: lets the app answer requests to its own schemes. */
import { privilegesOf, registerScheme, toApp } from './addresses.mjs';

/**
 * Type of a `fetch` request; the second may be an XMLHttpRequest as well, which the app does not
 * use.
 */
const SCRIPTED = ['Fetch', 'XHR'];
/** Headers that contain the address of a page. */
const ADDRESSES = ['origin', 'referer'];

/** @type {Map<string, (request: Request) => Response | Promise<Response>>} */
const handlers = new Map();

class Protocol {
  registerSchemesAsPrivileged(schemes) {
    for (const { scheme, privileges } of schemes) registerScheme(scheme, privileges);
  }

  handle(scheme, handler) {
    if (handlers.has(scheme)) throw new Error('Failed to register protocol: already handled');
    if (!privilegesOf(scheme)) {
      throw new Error(`The stand-in for Electron serves ${scheme}: only as standard and secure.`);
    }
    handlers.set(scheme, handler);
  }
}

export const protocol = new Protocol();

function requestOf({ url, method, headers, postData }) {
  const named = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    named.set(name, ADDRESSES.includes(name.toLowerCase()) ? toApp(value) : value);
  }
  const body = postData === undefined ? {} : { body: postData };
  return new Request(toApp(url), { method, headers: named, ...body });
}

/** Replaces the scheme in a content policy, because the page has another scheme inside Chromium. */
function checkPolicy(response, scheme) {
  const policy = response.headers.get('content-security-policy') ?? '';
  if (new RegExp(`[\\s;]${scheme}:`).test(policy)) {
    throw new Error(
      `The stand-in for Electron knows 'self' in a policy, but not ${scheme}: itself.`,
    );
  }
}

/**
 * The app's answer to a request of a page, in the form that `Fetch` expects; null = not one of its schemes.
 */
export async function answerOf({ request, resourceType }) {
  const scheme = new URL(toApp(request.url)).protocol.slice(0, -1);
  const privileges = privilegesOf(scheme);
  if (!privileges) return null;
  // Electron's windows do not request an icon by themselves.
  if (resourceType === 'Other' && request.url.endsWith('/favicon.ico')) {
    return { method: 'Fetch.fulfillRequest', params: { responseCode: 204 } };
  }
  const handler = handlers.get(scheme);
  if (!handler || (SCRIPTED.includes(resourceType) && !privileges.supportFetchAPI)) {
    return { method: 'Fetch.failRequest', params: { errorReason: 'Failed' } };
  }
  try {
    const response = await handler(requestOf(request));
    checkPolicy(response, scheme);
    const params = {
      responseCode: response.status,
      responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
      body: Buffer.from(await response.arrayBuffer()).toString('base64'),
    };
    return { method: 'Fetch.fulfillRequest', params };
  } catch (error) {
    console.error(`Error in the handler of ${toApp(request.url)}:`, error);
    return { method: 'Fetch.failRequest', params: { errorReason: 'Failed' } };
  }
}
