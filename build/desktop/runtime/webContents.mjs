/** Electron's `WebContents`: the page of a window, with its preload script. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toApp, toChromium } from './addresses.mjs';
import { preventable, StandInEmitter } from './emitter.mjs';
import { unanswered } from './dialog.mjs';
import { answerInvoke, hearSend, messageFor } from './ipcMain.mjs';
import { pageScript, preloadScript } from './page.mjs';
import { pdfParameters } from './print.mjs';
import { answerOf } from './protocol.mjs';
import { applySession, isCancelled, session } from './session.mjs';

const WORLD = 'stand-in preload';
/** Electron's names for the levels of console messages. */
const LEVELS = { debug: 'debug', warning: 'warning', error: 'error', assert: 'error' };
const NET_ERRORS = { 'net::ERR_ABORTED': -3, 'net::ERR_FAILED': -2 };

/**
 * For the windows only. `closePage` resolves when the page is closed, or with false if it stays.
 * @type {(contents: WebContents, size: { width: number, height: number }) => Promise<void>}
 */
export let resizePage;
/** @type {(contents: WebContents) => Promise<void>} */
export let bringToFront;
/** @type {(contents: WebContents, isForced: boolean) => Promise<boolean>} */
export let closePage;

/** The page of one window. */
export class WebContents extends StandInEmitter {
  static {
    resizePage = (contents, size) => contents.#whenOpen(() => contents.#resize(size));
    bringToFront = (contents) => contents.#whenOpen(() => contents.#send('Page.bringToFront'));
    closePage = (contents, isForced) => contents.#close(isForced);
  }

  /** @override */
  static events = [
    'console-message',
    'destroyed',
    'did-fail-load',
    'did-finish-load',
    'dom-ready',
    'preload-error',
    'render-process-gone',
    'will-navigate',
    'will-prevent-unload',
    'will-redirect',
  ];
  /**
   * Windows with webviews or child windows are refused, and hanging scripts are not detected.
   * @override
   */
  static neverHere = ['did-create-window', 'responsive', 'unresponsive', 'will-attach-webview'];
  static #count = 0;

  id = (WebContents.#count += 1);
  session = session.defaultSession;
  #chromium;
  #target = '';
  #sessionId = '';
  #frame = '';
  #url = '';
  #title = '';
  /** The isolated world of the current document; null while there is none. */
  #world = null;
  /** True while a document loads that was requested by the app and not by the page. */
  #asked = false;
  #destroyed = false;
  #crashed = false;
  /** @type {{ resolve: (value?: unknown) => void, reject: (error: Error) => void } | null} */
  #load = null;
  /** @type {(details: object) => { action: string }} */
  #onWindowOpen = () => ({ action: 'allow' });
  #opened;
  #onClose;

  /**
   * `opening` resolves with the Chromium. `size` is that of the page. `onClose` is called when the page
   * closes its window.
   */
  constructor(opening, { preload, size, onClose }) {
    super();
    this.#onClose = onClose;
    this.#opened = opening.then((chromium) => this.#open(chromium, preload, size));
    // Callers that wait for the page get the error. A window that was closed meanwhile has none.
    this.#opened.catch(() => undefined);
  }

  async #open(chromium, preload, size) {
    this.#chromium = chromium;
    ({ targetId: this.#target, sessionId: this.#sessionId } = await chromium.openPage());
    chromium.listen(this.#sessionId, (method, params) => void this.#hear(method, params));
    chromium.listen('', (method, params) => {
      if (method === 'Target.detachedFromTarget' && params.sessionId === this.#sessionId)
        this.#gone();
    });
    await this.#prepare(preload);
    await this.#send('Runtime.runIfWaitingForDebugger');
    await this.#resize(size);
    await applySession(this, chromium);
  }

  async #prepare(preload) {
    for (const domain of ['Page', 'Runtime', 'Inspector']) await this.#send(`${domain}.enable`);
    const { frameTree } = await this.#send('Page.getFrameTree');
    this.#frame = frameTree.frame.id;
    await this.#send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    await this.#send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
    });
    await this.#send('Runtime.addBinding', { name: '__standInPost', executionContextName: WORLD });
    const token = randomBytes(16).toString('hex');
    const source = preload === undefined ? null : readFileSync(preload, 'utf8');
    await this.#send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript(token) });
    await this.#send('Page.addScriptToEvaluateOnNewDocument', {
      source: preloadScript(token, source),
      worldName: WORLD,
    });
  }

  #send(method, params) {
    return this.#chromium.send(method, params, this.#sessionId);
  }

  #hear(method, params) {
    switch (method) {
      case 'Fetch.requestPaused':
        return this.#answerRequest(params, this.#sessionId);
      case 'Target.attachedToTarget':
        return this.#adopt(params);
      case 'Runtime.bindingCalled':
        if (params.executionContextId !== this.#world) return undefined;
        return this.#hearPreload(JSON.parse(params.payload));
      case 'Runtime.executionContextCreated':
        return this.#hearWorld(params.context);
      case 'Runtime.executionContextDestroyed':
        if (params.executionContextId === this.#world) this.#world = null;
        return undefined;
      case 'Runtime.executionContextsCleared':
        this.#world = null;
        return undefined;
      case 'Page.windowOpen':
        return this.#askToOpen(params.url, params.windowName, params.windowFeatures.join(','));
      case 'Runtime.consoleAPICalled':
        return this.#hearConsole(LEVELS[params.type] ?? 'info', params.args, params.stackTrace);
      case 'Runtime.exceptionThrown':
        return this.#hearException(params.exceptionDetails);
      case 'Page.javascriptDialogOpening':
        return this.#hearDialog(params);
      case 'Inspector.targetCrashed':
        return this.#hearCrash();
      default:
        return this.#hearLoad(method, params);
    }
  }

  #hearLoad(method, params) {
    if (method === 'Page.frameNavigated' && params.frame.id === this.#frame) {
      this.#crashed = false;
      this.#url = params.frame.url + (params.frame.urlFragment ?? '');
      this.#isError = params.frame.unreachableUrl !== undefined;
    } else if (method === 'Page.navigatedWithinDocument' && params.frameId === this.#frame) {
      this.#url = params.url;
    } else if (method === 'Page.domContentEventFired') {
      this.emit('dom-ready', preventable());
    } else if (method === 'Page.loadEventFired' && !this.#isError) {
      this.emit('did-finish-load', preventable());
      this.#load?.resolve();
      this.#load = null;
    }
  }
  #isError = false;

  #hearWorld({ id, name, auxData }) {
    if (name === WORLD && auxData?.frameId === this.#frame) this.#world = id;
  }

  /** Requests of workers and of frames in other processes belong to the page too. */
  async #adopt({ sessionId, waitingForDebugger }) {
    this.#chromium.listen(sessionId, (method, params) => {
      if (method === 'Fetch.requestPaused') void this.#answerRequest(params, sessionId);
    });
    const send = (method, params) => this.#chromium.send(method, params, sessionId);
    // Not every kind of target makes requests.
    await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }).catch(() => undefined);
    if (waitingForDebugger) await send('Runtime.runIfWaitingForDebugger').catch(() => undefined);
  }

  async #answerRequest(paused, sessionId) {
    const { requestId, request, resourceType, frameId, redirectedRequestId } = paused;
    const answer = (method, params = {}) =>
      // The page may be closed before the answer arrives.
      this.#chromium.send(method, { requestId, ...params }, sessionId).catch(() => undefined);
    if (resourceType === 'Document' && frameId === this.#frame) {
      const url = toApp(request.url + (request.urlFragment ?? ''));
      const isRedirect = redirectedRequestId !== undefined;
      if (!(isRedirect ? this.#allows('will-redirect', url) : this.#mayNavigate(url))) {
        return answer('Fetch.failRequest', { errorReason: 'Aborted' });
      }
    }
    if (await isCancelled(paused)) {
      return answer('Fetch.failRequest', { errorReason: 'BlockedByClient' });
    }
    const made = await answerOf(paused);
    return made ? answer(made.method, made.params) : answer('Fetch.continueRequest');
  }

  #mayNavigate(url) {
    const asked = this.#asked;
    this.#asked = false;
    return asked || this.#allows('will-navigate', url);
  }

  #allows(happening, url) {
    const event = preventable({ url, isSameDocument: false, isMainFrame: true });
    this.emit(happening, event, url);
    return !event.defaultPrevented;
  }

  #hearPreload(message) {
    const event = preventable({
      type: 'frame',
      sender: this,
      senderFrame: this.#frameAt(message.url),
    });
    switch (message.kind) {
      case 'invoke':
        return answerInvoke(message, event).then((answer) => this.#tell(answer));
      case 'send':
        return hearSend(message, event);
      case 'windowOpen':
        return this.#askToOpen(message.to, message.name, message.features);
      case 'windowClose':
        return this.#onClose();
      case 'title':
        this.#title = message.title;
        return undefined;
      case 'willNavigate':
        if (this.#mayNavigate(toApp(message.to))) this.loadURL(message.to).catch(() => undefined);
        return undefined;
      default:
        console.error(`Unable to load preload script: ${message.message}`);
        this.emit('preload-error', event, 'preload', new Error(message.message));
        return undefined;
    }
  }

  #frameAt(address) {
    const url = toApp(address);
    const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0] ?? 'null';
    return { url, origin, parent: null };
  }

  #askToOpen(url, frameName, features) {
    const details = { url: toApp(url), frameName, features, disposition: 'new-window' };
    const { action } = this.#onWindowOpen(details);
    if (action !== 'deny') throw new Error('The stand-in for Electron opens no child windows.');
  }

  #hearConsole(level, args, stack) {
    const words = args.map(({ value, description }) => description ?? String(value));
    const { url = '', lineNumber = 0 } = stack?.callFrames[0] ?? {};
    this.#tellConsole(level, words.join(' '), url, lineNumber);
  }

  #hearException({ text, exception, url = '', lineNumber }) {
    this.#tellConsole('error', `${text} ${exception?.description ?? ''}`, url, lineNumber);
  }

  #tellConsole(level, message, url, lineNumber) {
    const sourceId = toApp(url);
    // Electron counts lines from one, the protocol from zero.
    const details = { level, message, lineNumber: lineNumber + 1, sourceId };
    this.emit('console-message', preventable(details));
  }

  #hearCrash() {
    this.#crashed = true;
    this.#world = null;
    this.emit('render-process-gone', preventable(), { reason: 'crashed', exitCode: 11 });
  }

  /** Sends a message to the preload's world. It is dropped if there is no such world, as in Electron. */
  async #tell(message) {
    if (this.#world === null || this.#destroyed) return;
    const expression = `__standInHear(${JSON.stringify(message)})`;
    const params = { expression, contextId: this.#world };
    // The document may be replaced before the message arrives.
    const answer = await this.#send('Runtime.evaluate', params).catch(() => null);
    const thrown = answer?.exceptionDetails?.exception;
    if (thrown) console.error('Error in the preload script:', thrown.description ?? thrown.value);
  }

  send(channel, ...args) {
    void this.#tell(messageFor(channel, args));
  }

  getURL() {
    return toApp(this.#url);
  }

  isDestroyed() {
    return this.#destroyed;
  }

  isCrashed() {
    return this.#crashed;
  }

  async loadURL(url) {
    await this.#opened;
    this.#load?.reject(new Error(`ERR_ABORTED (-3) loading '${toApp(this.#url)}'`));
    const loaded = new Promise((resolve, reject) => (this.#load = { resolve, reject }));
    loaded.catch(() => undefined);
    this.#asked = true;
    const { errorText } = await this.#send('Page.navigate', { url: toChromium(url) });
    this.#asked = false;
    if (errorText) {
      const code = NET_ERRORS[errorText] ?? -2;
      const name = errorText.replace('net::', '');
      this.#load?.reject(new Error(`${name} (${String(code)}) loading '${url}'`));
      this.#load = null;
      this.emit('did-fail-load', preventable(), code, name, url, true);
    }
    await loaded;
  }

  reload() {
    this.#asked = true;
    this.#opened
      .then(() => this.#send('Page.reload'))
      .catch((error) => console.error(`Reloading failed: ${error.message}`));
  }

  setWindowOpenHandler(handler) {
    this.#onWindowOpen = handler;
  }

  print(options = {}) {
    throw unanswered('print', options);
  }

  getTitle() {
    return this.#title;
  }

  async printToPDF(options) {
    await this.#opened;
    const { data } = await this.#send('Page.printToPDF', pdfParameters(options));
    return Buffer.from(data, 'base64');
  }

  #resize({ width, height }) {
    const params = { width, height, deviceScaleFactor: 0, mobile: false };
    return this.#send('Emulation.setDeviceMetricsOverride', params);
  }

  async #whenOpen(work) {
    await this.#opened;
    if (!this.#destroyed) await work();
  }

  /**
   * Answers the browser's question: a page that refuses to unload stays open, unless the app prevents that.
   * False = it stays.
   */
  #hearDialog({ type }) {
    const event = preventable();
    if (type === 'beforeunload') this.emit('will-prevent-unload', event);
    const accept = event.defaultPrevented;
    if (type === 'beforeunload' && !accept) this.#stay?.();
    return this.#send('Page.handleJavaScriptDialog', { accept }).catch(() => undefined);
  }
  /** @type {(() => void) | null} */
  #stay = null;

  async #close(isForced) {
    await this.#opened.catch(() => undefined);
    if (!isForced && this.#target && !this.#crashed && !(await this.#leave())) return false;
    this.#destroyed = true;
    if (this.#target) {
      const target = { targetId: this.#target };
      await this.#chromium.send('Target.closeTarget', target).catch(() => undefined);
    }
    this.#gone();
    return true;
  }

  /** Closes the page as a person would; false = it stays open. */
  #leave() {
    const stays = new Promise((done) => (this.#stay = () => done(false)));
    const gone = new Promise((done) => {
      this.once('destroyed', () => done(true));
      this.once('render-process-gone', () => done(true));
    });
    this.#send('Page.close').catch(() => undefined);
    return Promise.race([stays, gone]);
  }

  #gone() {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#destroyed = true;
    this.#world = null;
    this.emit('destroyed');
  }
  #isGone = false;
}
