// What `npm audit --json` has said.

/**
 * @typedef {{ readonly kind: 'clean', readonly minor: number }} Clean nothing that has to be done; so many findings are minor
 * @typedef {{ readonly kind: 'findings', readonly lines: readonly string[] }} Found
 * @typedef {{ readonly kind: 'no service', readonly why: string }} NoService the registry does not say anything about findings
 */

/** From the first of these on, a finding fails. */
const GRAVE = new Set(['moderate', 'high', 'critical'])

/**
 * What a report comes to. Whatever is no report is no service: silence is not taken for a good sign.
 *
 * @param {string} report
 * @returns {Clean | Found | NoService}
 */
export function judgeReport(report) {
  const said = read(report)
  if (said === null) return { kind: 'no service', why: 'the answer was no report' }
  const { vulnerabilities, message, error } = said
  if (!isRecord(vulnerabilities)) {
    const summary = isRecord(error) ? error['summary'] : ''
    const told = [message, summary].filter((text) => typeof text === 'string' && text !== '')
    const why = told.length === 0 ? 'the answer was no report' : told.join(', ')
    // The address of the registry is nobody's business.
    return { kind: 'no service', why: why.replaceAll(/ - \w+ https?:\S+|https?:\S+/g, '') }
  }
  const found = Object.entries(vulnerabilities).map(([name, each]) => ({ name, ...(isRecord(each) ? each : {}) }))
  const grave = found.filter((each) => GRAVE.has(severityOf(each)))
  if (grave.length === 0) return { kind: 'clean', minor: found.length }
  return { kind: 'findings', lines: grave.map((each) => `${each.name}: ${severityOf(each)}, ${titlesOf(each)}`) }
}

/**
 * @param {Record<string, unknown>} finding
 * @returns {string}
 */
function severityOf({ severity }) {
  // One that cannot be judged is taken seriously.
  return typeof severity === 'string' ? severity : 'critical'
}

/**
 * @param {Record<string, unknown>} finding
 * @returns {string}
 */
function titlesOf({ via }) {
  const all = Array.isArray(via) ? via : []
  return all.map((each) => (isRecord(each) ? String(each['title']) : `by ${String(each)}`)).join('; ')
}

/**
 * @param {string} text
 * @returns {Record<string, unknown> | null}
 */
function read(text) {
  try {
    const json = /** @type {unknown} */ (JSON.parse(text))
    return isRecord(json) ? json : null
  } catch {
    return null
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
