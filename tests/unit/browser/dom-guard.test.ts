import { JSDOM } from 'jsdom';
import { beforeEach, expect, test } from 'vitest';
import { domGuard } from '@/lib/browser/dom-guard';

let document: Document;
let parent: Element;
beforeEach(() => {
  const { window } = new JSDOM('<p>One <b>two</b> three</p>', { runScripts: 'outside-only' });
  window.eval(domGuard);
  document = window.document;
  parent = document.querySelector('p') as Element;
});

/** Puts a node into two elements, in its place, as translators do. */
function wrap(node: ChildNode): Element {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  node.replaceWith(outer);
  outer.append(inner);
  inner.append(node);
  return outer;
}
const one = () => parent.firstChild as ChildNode;
const added = () => Object.assign(document.createElement('i'), { textContent: 'New' });

test('a node in its place is removed, and another comes before it', () => {
  const [text, bold] = parent.childNodes as unknown as [Text, Element];
  expect(parent.insertBefore(added(), bold).tagName).toBe('I');
  expect(parent.removeChild(text)).toBe(text);
  parent.insertBefore(added(), null);
  expect(parent.innerHTML).toBe('<i>New</i><b>two</b> three<i>New</i>');
});

test('a wrapped node goes with its wrappers, and what comes before it comes before them', () => {
  const text = one();
  wrap(text);
  parent.insertBefore(added(), text);
  expect(parent.firstElementChild?.outerHTML).toBe('<i>New</i>');
  expect(parent.removeChild(text)).toBe(text);
  expect(parent.innerHTML).toBe('<i>New</i><b>two</b> three');
});

test('a wrapper that holds more stays', () => {
  const text = one();
  wrap(text).append('more');
  parent.removeChild(text);
  expect(parent.innerHTML).toBe('<font>more</font><b>two</b> three');
});

test('a node that stands nowhere or elsewhere goes from there, and what comes before it comes last', () => {
  const [nowhere, elsewhere] = [one(), parent.querySelector('b') as Element];
  nowhere.remove();
  document.body.append(elsewhere);
  for (const gone of [nowhere, elsewhere]) {
    parent.insertBefore(added(), gone);
    expect(parent.removeChild(gone)).toBe(gone);
  }
  expect(document.body.innerHTML).toBe('<p> three<i>New</i><i>New</i></p>');
});
