import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";
// The query turns the file into a script of its own and gives its address.
// eslint-disable-next-line import/default
import enhanceUrl from "#app/browser/enhance.ts?worker&url";

type Props = { children?: ReactNode; rel?: string; type?: string };

/**
 * Runs in every public page: waits until the page has loaded and painted (with Save-Data: until it is touched), then
 * fetches the small scripts and, on pages that hydrate, React. Touching the page before ends the wait. Only what carries
 * this page's nonce is run: markup that somebody brought in knows none.
 */
const loader = `(function(me){
var saves=(navigator.connection||{}).saveData,signs=["pointerdown","keydown","focusin"],done;
function start(){
if(done)return;done=true;
signs.forEach(function(s){removeEventListener(s,start,true)});
document.querySelectorAll("script[data-later]").forEach(function(old){
if(old.nonce!==me.nonce)return;
(old.dataset.later?old.dataset.later.split(" "):[]).forEach(function(href){var l=document.createElement("link");l.rel="modulepreload";l.fetchPriority="low";l.href=href;document.head.append(l)});
var s=document.createElement("script");s.type="module";s.nonce=me.nonce;
if(old.dataset.src)s.src=old.dataset.src;else s.textContent=old.textContent;
s.fetchPriority="low";document.body.append(s)})}
signs.forEach(function(s){addEventListener(s,start,{capture:true,passive:true})});
if(!saves){var calm=function(){
if(!(PerformanceObserver.supportedEntryTypes||[]).includes("paint"))return setTimeout(start,400);
new PerformanceObserver(function(list,me){if(!list.getEntriesByName("first-contentful-paint").length)return;
me.disconnect();setTimeout(start,200)}).observe({type:"paint",buffered:true})};
if(document.readyState==="complete")calm();else addEventListener("load",calm)}
})(document.currentScript)`;

/** The page's scripts, each kept back until the first view has painted. */
export function LaterScripts({ hydrates, nonce }: { hydrates: boolean; nonce: string | undefined }) {
  return (
    <>
      <script type="text/plain" nonce={nonce} data-later="" data-src={enhanceUrl} suppressHydrationWarning />
      {hydrates ? <LaterReact nonce={nonce} /> : null}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loader }} suppressHydrationWarning />
    </>
  );
}

/** React Router's own `<Scripts>`, with its module turned into text that the loader starts, and its preloads with it. */
function LaterReact({ nonce }: { nonce: string | undefined }) {
  const preloads: string[] = [];
  return keepBack(Scripts({ nonce }), preloads);
}

function keepBack(node: ReactNode, preloads: string[]): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<Props & { href?: string }>(child)) return child;
    const { rel, href, type, children } = child.props;
    if (rel === "modulepreload") {
      if (href) preloads.push(href);
      return null;
    }
    if (type === "module") {
      const kept = { type: "text/plain", async: undefined, "data-later": preloads.join(" ") };
      return cloneElement(child, kept as Props);
    }
    return children === undefined ? child : cloneElement(child, {}, keepBack(children, preloads));
  });
}
